import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import { heldByPlace, heldThrough, type Through } from './held-through.ts';
import { placesOfPerson } from './own-places.ts';
import { rolesOf } from './roles.ts';

type Handle = Transaction<DatabaseSchema>;
/** Something that rights were granted to. */
export type Given = Pick<Through, 'type' | 'id' | 'isAbove'>;

/** What is handed on by itself, as a role or a position is. */
export const givenAs = (type: Through['type'], ids: readonly string[]): Given[] =>
  ids.map((id) => ({ type, id, isAbove: false }));

/** What somebody holds by being in companies or departments: their rights, and those that count below the ones above them. */
export async function givenIn(trx: Handle, actor: Actor, organizeIds: readonly string[]): Promise<readonly Given[]> {
  return heldByPlace({ kysely: trx }, { ...actor, userId: '', organizeIds });
}

/** All that somebody has: whoever acts as he does has it as well. */
export async function givenOf(trx: Handle, actor: Actor, userId: string): Promise<readonly Given[]> {
  const { tenantId } = actor;
  const roleIds = await rolesOf({ kysely: trx }, tenantId, userId);
  const places = await placesOfPerson({ kysely: trx }, tenantId, userId);
  return heldThrough({ kysely: trx }, { ...actor, userId, roleIds, ...places });
}

/** What is held through, as rows of type, id, and whether it is only above. */
const rowsOf = (given: readonly Given[]) => sql`unnest(${given.map(({ type }) => type)}::text[],
  ${given.map(({ id }) => id)}::text[], ${given.map(({ isAbove }) => isAbove)}::boolean[])`;

/** Grants `lent` that count through some of what is held, and that nothing else which is held brings as well. */
const lackedBy = (held: readonly Given[], through: readonly Given[], tenantId: string) => sql`
  from base_authorize lent join ${rowsOf(through)} as gift (type, id, above)
    on lent.object_type = gift.type and lent.object_id = gift.id and (lent.below or not gift.above)
  where lent.tenant_id = ${tenantId} and (lent.valid_to is null or lent.valid_to > now()) and not exists (
    select 1 from base_authorize own join ${rowsOf(held)} as mine (type, id, above)
      on own.object_type = mine.type and own.object_id = mine.id and (own.below or not mine.above)
    where own.tenant_id = lent.tenant_id and (own.valid_to is null or own.valid_to > now())
      and own.item_type = lent.item_type and own.item_id = lent.item_id and own.module_id = lent.module_id)`;

/**
 * Nobody hands on what he does not have himself; administrators have everything.
 * @param at what was sent that would hand it on, as JSON pointer
 * @throws Refused forbidden that names a right which was not granted to the actor in any way
 * Source: administration F10, reliability A36
 */
export async function requireOwnRights(trx: Handle, actor: Actor, at: string, given: readonly Given[]): Promise<void> {
  if (actor.isAdministrator || given.length === 0) return;
  const { tenantId, language } = actor;
  const own = await heldThrough({ kysely: trx }, actor);
  const { rows } = await sql<{ name: string }>`
    select ${rightName(language)} as name ${lackedBy(own, given, tenantId)}
    order by lent.item_type = 'menu' desc, lent.id limit 1`.execute(trx);
  const [lacking] = rows;
  if (lacking) throw refusedAt(at, 'rights.beyondOwn', { right: lacking.name }, 'forbidden');
}

/** Rights, by name, that were granted through what somebody had and through nothing that he has now. */
export async function lostRights(
  trx: Handle,
  { tenantId, language }: Actor,
  had: readonly Given[],
  has: readonly Given[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${rightName(language)} as name ${lackedBy(has, had, tenantId)} order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** What a row `lent` of `base_authorize` grants: an entry of the menu by its name, a code on it behind that. */
export const rightName = (language: Actor['language']) => sql<string>`coalesce(nullif(concat_ws(' · ', (
  select ${localName('entry', language)} from base_menu entry
  where entry.tenant_id = lent.tenant_id and (
    (lent.item_type = 'menu' and entry.id = lent.item_id)
    or (lent.module_id <> '' and lent.module_id in (entry.id, entry.model_id)))
  order by entry.id limit 1), case when lent.item_type <> 'menu' then coalesce((
    select scheme.full_name from base_row_scheme scheme
    where lent.item_type = 'resource' and scheme.tenant_id = lent.tenant_id and scheme.id = lent.item_id
  ), lent.item_id) end), ''), lent.item_id)`;
