import { sql, type Transaction } from 'kysely';
import type { AskedHolderKind, HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

/** To whom or what rights are granted. */
export interface Holder {
  readonly kind: HolderKind;
  readonly id: string;
}

type Handle = Transaction<DatabaseSchema>;

const tableOf = {
  role: 'base_role',
  position: 'base_position',
  group: 'base_group',
  department: 'base_organize',
  company: 'base_organize',
} as const;

/** What somebody or something is called. @throws Refused notFound for what is not there, or nothing of the caller's tenant */
export async function holderName(trx: Handle, { tenantId, language }: Actor, { kind, id }: Holder): Promise<string> {
  const found =
    kind === 'user'
      ? await tables(trx)
          .selectFrom('base_user')
          .select(localName('base_user', language, 'real_name').as('name'))
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .where('delete_time', 'is', null)
          .executeTakeFirst()
      : await tables(trx)
          .selectFrom(tableOf[kind])
          .select(localName(tableOf[kind], language).as('name'))
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .$if(kind === 'department' || kind === 'company', (query) => query.where(sql.ref('category'), '=', kind))
          .executeTakeFirst();
  if (!found) throw new Refused('notFound', 'authority.nobody');
  return found.name;
}

/** A holder as a call names it. */
export interface AskedHolder {
  readonly kind: AskedHolderKind;
  readonly id: string;
}

/** @throws Refused notFound */
export async function holderOf(trx: Handle, actor: Actor, { kind, id }: AskedHolder): Promise<Holder> {
  if (kind !== 'organize') return { kind, id };
  const [holder] = await organizeHolders(trx, actor, [id]);
  if (!holder) throw new Refused('notFound', 'authority.nobody');
  return holder;
}

/** Which of companies and departments are which. @throws Refused notFound where one is not there */
export async function organizeHolders(trx: Handle, { tenantId }: Actor, ids: readonly string[]): Promise<Holder[]> {
  if (ids.length === 0) return [];
  const rows = await tables(trx)
    .selectFrom('base_organize')
    .select(['id', 'category'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  const kinds = new Map(rows.map(({ id, category }) => [id, category]));
  return ids.map((id) => {
    const category = kinds.get(id);
    if (category !== 'company' && category !== 'department') throw new Refused('notFound', 'authority.nobody');
    return { kind: category, id };
  });
}

const peopleOf: Readonly<Record<HolderKind, (tenantId: string, id: string, below: boolean) => ReturnType<typeof sql>>> =
  {
    user: (_, id) => sql`person.id = ${id}`,
    role: (tenantId, id) => sql`exists (
    select 1 from base_user_role own where own.tenant_id = ${tenantId} and own.user_id = person.id and own.role_id = ${id})`,
    position: (tenantId, id) => sql`exists (
    select 1 from base_user_position own
    where own.tenant_id = ${tenantId} and own.user_id = person.id and own.position_id = ${id})`,
    group: (tenantId, id) => sql`exists (
    select 1 from base_group_member own
    where own.tenant_id = ${tenantId} and own.kind = 'user' and own.object_id = person.id and own.group_id = ${id})`,
    department: within,
    company: within,
  };

function within(tenantId: string, id: string, below: boolean) {
  const places = below
    ? sql`
    select inner_one.id from base_organize top
    join base_organize inner_one on inner_one.tenant_id = top.tenant_id and inner_one.tree_path like top.tree_path || '%'
    where top.tenant_id = ${tenantId} and top.id = ${id}`
    : sql`select ${id}::text`;
  return sql`person.id in (
    select own.user_id from base_user_organize own where own.tenant_id = ${tenantId} and own.organize_id in (${places}))`;
}

/** Whether what is granted counts for those below as well. Source: administration F6 */
export const countsBelow = (kind: HolderKind, below: boolean | undefined): boolean => below ?? kind === 'company';

/** Whether a row `person` of `base_user` is, holds or is in what something was granted to. */
export const isReachedBy = (
  tenantId: string,
  { kind, id, below: own }: Holder & { readonly below?: boolean },
  below?: boolean,
) => peopleOf[kind](tenantId, id, countsBelow(kind, own ?? below));

/**
 * How many people who can sign in have what is granted to some holders; each counts once.
 * @param below whether it counts for those below as well, where a holder does not say so himself
 */
export async function peopleReached(
  trx: Handle,
  { tenantId }: Actor,
  holders: readonly (Holder & { readonly below?: boolean })[],
  below: boolean | undefined,
): Promise<number> {
  if (holders.length === 0) return 0;
  const any = sql.join(
    holders.map((holder) => isReachedBy(tenantId, holder, below)),
    sql` or `,
  );
  const { rows } = await sql<{ people: string }>`
    select count(*) as people from base_user person
    where person.tenant_id = ${tenantId} and person.enabled_mark = 1 and (${any})`.execute(trx);
  return Number(rows[0]?.people ?? 0);
}
