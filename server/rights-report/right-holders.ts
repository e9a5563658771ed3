import { type RawBuilder, sql } from 'kysely';
import type { CallData, CallQuery } from '../../engine/schema/call-shapes/call.ts';
import type { calls } from '../../engine/schema/calls/index.ts';
import type { HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isReachedBy } from '../authority/holders.ts';
import { isPersonWithin } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { localName, namesIn } from '../kernel/local-name.ts';
import { containing } from '../kernel/search-word.ts';
import { lineOf, storedAs } from './explain-right.ts';
import type { StoredItem } from './roads.ts';

interface Holding {
  readonly kind: HolderKind;
  readonly id: string;
  readonly below: boolean;
  readonly fullName: string;
}

/**
 * GET Authority/Holders: people who can sign in and hold a right now, and through what; administrators hold everything that
 * the tenant may have.
 * @throws Refused notFound for what cannot be granted
 */
export async function rightHolders(
  context: AppContext,
  actor: Actor,
  { type, item, keyword = '', currentPage = 1, pageSize = limits.pageSize }: CallQuery<typeof calls.rightHolders>,
): Promise<CallData<typeof calls.rightHolders>> {
  const { tenantId, language } = actor;
  const { kysely } = context.database;
  const line = await lineOf(context, actor, { kind: type, id: item });
  if (line.isOutside) return { list: [], pagination: { currentPage, pageSize, total: 0 } };
  const holdings = await holdingsOf(context, actor, storedAs(line));
  const through = holdings.map((holding) => isReachedBy(tenantId, holding));
  const holds = through.length > 0 ? sql`(${sql.join(through, sql` or `)})` : sql`false`;
  const word = containing(keyword);
  const isNamed: RawBuilder<unknown> =
    word === undefined
      ? sql`true`
      : sql`(${sql.join(
          [sql.ref('person.account'), ...namesIn('person', 'real_name')].map((name) => sql`${name} ilike ${word}`),
          sql` or `,
        )})`;
  const isReached = actor.isAdministrator ? sql`true` : isPersonWithin('person', actor, 'Select');
  const from = sql`from base_user person left join base_organize unit
      on unit.tenant_id = person.tenant_id and unit.id = person.organize_id
    where person.tenant_id = ${tenantId} and ${enabledNow('person')} = 1 and person.delete_time is null
      and (person.is_administrator or ${holds}) and ${isNamed} and ${isReached}`;
  const ways =
    through.length > 0 ? sql`array[${sql.join(through.map((one) => sql`(${one})`))}]` : sql`array[]::boolean[]`;
  const { rows } = await sql<{
    id: string;
    account: string;
    realName: string;
    organize: string | null;
    isAdministrator: boolean;
    ways: readonly boolean[];
  }>`
    select person.id, person.account, ${localName('person', language, 'real_name')} as "realName",
      ${localName('unit', language)} as organize, person.is_administrator as "isAdministrator", ${ways} as ways
    ${from} order by person.is_administrator desc, person.sort_code, person.id
    limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(kysely);
  const counted = await sql<{ total: string }>`select count(*) as total ${from}`.execute(kysely);
  const list = rows.map(({ ways: reached, organize, ...row }) => ({
    ...row,
    organize: organize ?? '',
    through: holdings.filter((_, at) => reached[at]).map(({ kind, fullName }) => ({ kind, fullName })),
  }));
  return { list, pagination: { currentPage, pageSize, total: Number(counted.rows[0]?.total ?? 0) } };
}

/** To what it is granted now: nothing that is switched off, nothing that has ended. */
async function holdingsOf(
  { database }: AppContext,
  { tenantId, language }: Actor,
  { itemType, moduleId, code }: StoredItem,
): Promise<readonly Holding[]> {
  const { rows } = await sql<Holding>`
    with holder as (
      select 'user' as kind, id, ${localName('base_user', language, 'real_name')} as name, enabled_mark
      from base_user where tenant_id = ${tenantId}
      union all select 'role', id, ${localName('base_role', language)}, enabled_mark
      from base_role where tenant_id = ${tenantId}
      union all select 'position', id, ${localName('base_position', language)}, enabled_mark
      from base_position where tenant_id = ${tenantId}
      union all select 'group', id, ${localName('base_group', language)}, enabled_mark
      from base_group where tenant_id = ${tenantId}
      union all select category, id, ${localName('base_organize', language)}, enabled_mark
      from base_organize where tenant_id = ${tenantId})
    select holder.kind, holder.id, lent.below, holder.name as "fullName"
    from base_authorize lent join holder on holder.kind = lent.object_type and holder.id = lent.object_id
    where lent.tenant_id = ${tenantId} and lent.item_type = ${itemType} and lent.module_id = ${moduleId}
      and lent.item_id = ${code} and holder.enabled_mark = 1 and (lent.valid_to is null or lent.valid_to > now())
    order by lent.object_type, lent.object_id`.execute(database.kysely);
  return rows;
}
