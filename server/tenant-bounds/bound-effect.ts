import { type Kysely, sql } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { tables } from '../kernel/tables.ts';
import { type BoundItems, isButtonInside, isEntryInside } from '../kernel/tenant-bound.ts';

type Handle = Kysely<DatabaseSchema>;

/** What a new bound does to the rights of a tenant. */
export interface BoundEffect {
  readonly sleeping: number;
  readonly waking: number;
  readonly people: number;
}

interface GrantRow {
  readonly item_type: string;
  readonly item_id: string;
  readonly module_id: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly below: boolean;
}

/** Which granted rights count no more or again under another bound, and how many people that reaches. */
export async function effectOf(
  handle: Handle,
  tenantId: string,
  before: BoundItems | undefined,
  after: BoundItems | undefined,
  /** Everybody sees what changes, such as what can be chosen. */
  isForAll: boolean,
): Promise<BoundEffect> {
  const { rows } = await sql<GrantRow>`
    select item_type, item_id, module_id, object_type, object_id, below from base_authorize
    where tenant_id = ${tenantId} and item_type in ('menu', 'button', 'column', 'form', 'resource')
      and (valid_to is null or valid_to > now())`.execute(handle);
  const [was, is] = await Promise.all([countsUnder(handle, tenantId, before), countsUnder(handle, tenantId, after)]);
  const sleeping = rows.filter((row) => was(row) && !is(row));
  const waking = rows.filter((row) => !was(row) && is(row));
  const people = await peopleWith(handle, tenantId, [...sleeping, ...waking], isForAll);
  return { sleeping: sleeping.length, waking: waking.length, people };
}

/** Whether a right counts under a bound, as rights are made. */
async function countsUnder(handle: Handle, tenantId: string, items: BoundItems | undefined) {
  if (!items) return () => true;
  const entries = await tables(handle)
    .selectFrom('base_menu')
    .select(['id', 'type', 'system_id', 'model_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const open = new Map<string, boolean>();
  for (const entry of entries) {
    const isIn = isEntryInside(items, entry);
    const model = entry.type === menuTypes.model || entry.type === menuTypes.page ? entry.model_id : null;
    for (const id of [entry.id, ...(model === null ? [] : [model])]) open.set(id, isIn || open.get(id) === true);
  }
  return ({ item_type, item_id, module_id }: GrantRow): boolean => {
    // What nothing leads to counts as it did.
    if (open.get(item_type === 'menu' ? item_id : module_id) === false) return false;
    return item_type !== 'button' || isButtonInside(items, module_id, item_id);
  };
}

/** People who can sign in and have one of some rights; administrators have all of them. */
async function peopleWith(handle: Handle, tenantId: string, rights: readonly GrantRow[], isForAll: boolean) {
  const holders = new Map(
    rights.map(({ object_type, object_id, below }) => [JSON.stringify([object_type, object_id, below]), true]),
  );
  const each = [...holders.keys()].map((text): [string, string, boolean] => JSON.parse(text));
  const { rows } = await sql<{ people: string }>`
    with holder as (
      select * from unnest(${each.map(([kind]) => kind)}::text[], ${each.map(([, id]) => id)}::text[],
        ${each.map(([, , below]) => below)}::boolean[]) as one (kind, id, below)),
    reached as (
      select holder.id as user_id from holder where holder.kind = 'user'
      union select own.user_id from holder
      join base_user_role own on own.tenant_id = ${tenantId} and own.role_id = holder.id where holder.kind = 'role'
      union select own.user_id from holder
      join base_user_position own on own.tenant_id = ${tenantId} and own.position_id = holder.id
      where holder.kind = 'position'
      union select own.object_id from holder
      join base_group_member own on own.tenant_id = ${tenantId} and own.group_id = holder.id and own.kind = 'user'
      where holder.kind = 'group'
      union select own.user_id from holder
      join base_organize top on top.tenant_id = ${tenantId} and top.id = holder.id
      join base_organize place on place.tenant_id = ${tenantId}
        and (place.id = top.id or (holder.below and starts_with(place.tree_path, top.tree_path)))
      join base_user_organize own on own.tenant_id = ${tenantId} and own.organize_id = place.id
      where holder.kind in ('department', 'company'))
    select count(*) as people from base_user person
    where person.tenant_id = ${tenantId} and person.enabled_mark = 1 and person.delete_time is null
      and (${isForAll} or person.is_administrator or person.id in (select user_id from reached))`.execute(handle);
  return Number(rows[0]?.people ?? 0);
}
