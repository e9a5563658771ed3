import { sql } from 'kysely';
import { localWords } from '../../engine/schema/resources/resource-words.ts';
import { roleTexts } from '../../engine/schema/resources/role.texts.ts';
import { handOutNew, requireHandsOut, requirePeopleReached } from '../grades/handing-out.ts';
import { roleReach } from '../grades/reaches.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, UsedBy, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { givenAs, requireOwnRights, rightName } from './own-rights.ts';

/** Where a role belongs, how many have it, and how many entries of the menu it opens. */
const rows: NonNullable<Hooks['rows']> = async ({ database }, { tenantId, language }, kept) => {
  const ids = kept.map(({ id }) => String(id));
  const { rows: found } = await sql<{
    id: string;
    organizes: string | null;
    people: string;
    menus: string;
    fixed: boolean;
  }>`
    select role.id, role.built_in as fixed,
      (select string_agg(${localName('place', language)}, ', ' order by length(place.tree_path), place.sort_code, place.id)
        from base_role_organize link
        join base_organize place on place.tenant_id = link.tenant_id and place.id = link.organize_id
        where link.tenant_id = role.tenant_id and link.role_id = role.id) as organizes,
      (select count(*) from base_user_role held
        where held.tenant_id = role.tenant_id and held.role_id = role.id) as people,
      (select count(*) from base_authorize lent
        where lent.tenant_id = role.tenant_id and lent.object_type = 'role' and lent.object_id = role.id
          and lent.item_type = 'menu') as menus
    from base_role role where role.tenant_id = ${tenantId} and role.id = any(${ids})`.execute(database.kysely);
  const known = new Map(found.map((role) => [role.id, role]));
  return ids.map((id) => {
    const role = known.get(id);
    return {
      organizes: role?.organizes ?? '',
      people: Number(role?.people ?? 0),
      menus: Number(role?.menus ?? 0),
      isFixed: role?.fixed === true,
    };
  });
};

/** A role as it counts: who has it, and whether it is switched on. */
interface Counting {
  readonly isOn: boolean;
  readonly userIds: readonly string[];
}

interface Before extends Counting {
  readonly isGlobal: boolean;
  readonly organizeIds: readonly string[];
}

/** Undefined for a role that is being made. */
async function readBefore({ trx, actor: { tenantId }, id }: Writing): Promise<Before | undefined> {
  const { rows: found } = await sql<Before>`
    select role.enabled_mark = 1 as "isOn", role.global_mark = 1 as "isGlobal",
      array(select user_id from base_user_role held
        where held.tenant_id = role.tenant_id and held.role_id = role.id) as "userIds",
      array(select organize_id from base_role_organize link
        where link.tenant_id = role.tenant_id and link.role_id = role.id) as "organizeIds"
    from base_role role where role.tenant_id = ${tenantId} and role.id = ${id}`.execute(trx);
  return found[0];
}

/**
 * What a change does to the rights of people: it gives nobody what its author does not have, and takes nothing from him.
 * Administrators have every right by themselves.
 */
async function checkRights(before: Counting, after: Counting, writing: Writing, at: string): Promise<void> {
  const { trx, actor, id } = writing;
  if (actor.isAdministrator) return;
  const had = new Set(before.isOn ? before.userIds : []);
  const has = new Set(after.isOn ? after.userIds : []);
  if (had.has(actor.userId) && !has.has(actor.userId)) throw refusedAt(at, 'role.ownAccount', {}, 'forbidden');
  if ([...has].some((user) => !had.has(user))) await requireOwnRights(trx, actor, at, givenAs('role', [id]));
}

/** @throws Refused naming somebody who is in none of the organisations, nor below them */
async function checkInside(
  userIds: readonly string[],
  organizeIds: readonly string[],
  { trx, actor: { tenantId, language } }: Writing,
): Promise<void> {
  const { rows: outside } = await sql<{ name: string }>`
    select ${localName('person', language, 'real_name')} as name from base_user person
    where person.tenant_id = ${tenantId} and person.id = any(${userIds}) and not exists (
      select 1 from base_user_organize link
      join base_organize own on own.tenant_id = link.tenant_id and own.id = link.organize_id
      join base_organize place on place.tenant_id = link.tenant_id and place.id = any(${organizeIds})
        and starts_with(own.tree_path, place.tree_path)
      where link.tenant_id = person.tenant_id and link.user_id = person.id)
    order by person.sort_code, person.id limit 1`.execute(trx);
  const [person] = outside;
  if (person) throw refusedAt('/userIds', 'role.outside', { name: person.name });
}

async function write(content: Content, writing: Writing): Promise<Content> {
  const before = await readBefore(writing);
  const { userIds = [], organizeIds = [], isOn = true, isGlobal = true } = before ?? {};
  const after = {
    userIds: idsIn(content.userIds) ?? userIds,
    organizeIds: idsIn(content.organizeIds) ?? organizeIds,
    isOn: content.enabledMark === null ? isOn : content.enabledMark === 1,
    isGlobal: content.globalMark === null ? isGlobal : content.globalMark === 1,
  };
  if (!after.isGlobal) {
    const label = localWords(roleTexts, 'organizeIds');
    if (after.organizeIds.length === 0) throw refusedAt('/organizeIds', 'resource.blank', { label });
    // Who has moved away since stays as long as the role belongs where it did.
    const isSame = !isGlobal && isEqual(organizeIds, after.organizeIds);
    const asked = isSame ? after.userIds.filter((id) => !userIds.includes(id)) : after.userIds;
    await checkInside(asked, after.organizeIds, writing);
  }
  const others = [
    ...after.userIds.filter((one) => !userIds.includes(one)),
    ...userIds.filter((one) => !after.userIds.includes(one)),
  ];
  await requirePeopleReached(writing, '/userIds', others);
  if (before && others.length > 0) await requireHandsOut(writing, '/userIds', [writing.id]);
  const at = isOn === after.isOn ? '/userIds' : '/enabledMark';
  await checkRights({ isOn, userIds }, after, writing, at);
  return { ...content, organizeIds: after.isGlobal ? [] : after.organizeIds };
}

const idsIn = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.map(String) : undefined);
const isEqual = (some: readonly string[], others: readonly string[]) =>
  new Set(some).size === new Set(others).size && others.every((id) => some.includes(id));

/** Switched on or off alone: those who have it are as before. */
const done: NonNullable<Hooks['done']> = async (deed, { before, after }, writing) => {
  if (before === null) await handOutNew(writing);
  const now = deed === 'state' ? await readBefore(writing) : undefined;
  if (!now) return;
  const was = { ...now, isOn: before?.enabled_mark === 1 };
  await checkRights(was, { ...now, isOn: after?.enabled_mark === 1 }, writing, '/enabledMark');
};

/** A copy has what was granted to the role, and nobody who has it. The right to keep the doors no call grants. */
async function copied(from: string, { trx, actor, id, context }: Writing): Promise<void> {
  await requireOwnRights(trx, actor, '', givenAs('role', [from]));
  const held = await tables(trx)
    .selectFrom('base_authorize')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('object_type', '=', 'role')
    .where('object_id', '=', from)
    .where('item_type', '<>', 'installation')
    .execute();
  if (held.length === 0) return;
  const made = { object_id: id, creator_id: actor.userId, creator_time: context.now().toISOString() };
  await tables(trx)
    .insertInto('base_authorize')
    .values(held.map((row) => ({ ...row, ...made, id: context.newId() })))
    .execute();
}

/** What was granted to it, who has it, and notices that name it. */
const uses: NonNullable<Hooks['uses']> = async (handle, { tenantId, language }, { id }): Promise<UsedBy[]> => {
  const people = await sql<{ id: string; name: string }>`
    select person.id, ${localName('person', language, 'real_name')} as name
    from base_user_role held
    join base_user person on person.tenant_id = held.tenant_id and person.id = held.user_id
    where held.tenant_id = ${tenantId} and held.role_id = ${id} order by person.sort_code, person.id`.execute(handle);
  const grants = await sql<{ id: string; name: string }>`
    select lent.id, ${rightName(language)} as name from base_authorize lent
    where lent.tenant_id = ${tenantId} and lent.object_type = 'role' and lent.object_id = ${id}
    order by lent.item_type = 'menu' desc, lent.item_id, lent.id`.execute(handle);
  const notices = await sql<{ id: string; name: string }>`
    select notice.id, notice.title as name from base_notice notice
    where notice.tenant_id = ${tenantId} and notice.audience -> 'roleIds' ? ${id}::text order by notice.id`.execute(
    handle,
  );
  return [
    { kind: localWords(roleTexts, 'members'), ...listed(people.rows) },
    { kind: localWords(roleTexts, 'grants'), ...listed(grants.rows) },
    { kind: localWords(roleTexts, 'notices'), ...listed(notices.rows) },
  ];
};

const listed = (found: readonly { readonly id: string; readonly name: string }[]) => ({
  count: found.length,
  list: found.map(({ id, name }) => ({ id, fullName: name })),
});

export const roleHooks: Hooks = {
  ...roleReach,
  rows,
  write,
  done,
  copied,
  uses,
  async remove(_writing, row) {
    if (row.built_in === true) throw new Refused('conflict', 'role.builtIn');
  },
};
