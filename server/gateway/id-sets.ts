import { sql } from 'kysely';
import type { RefersTo } from '../../engine/schema/fields/refers.ts';
import type { ReadyScheme, SchemeValueKind } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import { placesNamed, placesOf } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Condition } from './comparison-sql.ts';
import type { ColumnShape } from './model-shape.ts';

/** Ids that a column may hold: those written here, or those that a query finds, which may be any number. */
export type IdSet = { readonly ids: readonly string[] } | { readonly query: Condition };

/** What a person is or belongs to, when he asks. Source: administration F7 */
export type PersonSet = Exclude<SchemeValueKind, 'value' | 'days'>;

/** What the ids of each set are ids of. */
export const setsOf: Readonly<Record<PersonSet, readonly RefersTo[]>> = {
  '@userId': ['user'],
  '@userAndSubordinates': ['user'],
  '@userAndProgeny': ['user'],
  '@organizeId': ['organize', 'department'],
  '@organizeAndSub': ['organize', 'department'],
  '@branchManageOrganize': ['organize', 'department'],
  '@branchManageOrganizeAndSub': ['organize', 'department'],
  '@positionId': ['position'],
};

export const personSets: Readonly<Record<PersonSet, (actor: Actor) => IdSet>> = {
  '@userId': ({ userId }) => ({ ids: [userId] }),
  '@userAndSubordinates': ({ tenantId, userId }) => ({
    query: sql`select person.id from base_user person
      where person.tenant_id = ${tenantId} and (person.id = ${userId} or person.manager_id = ${userId})`,
  }),
  // Two who manage each other end at the depth, like every other line.
  '@userAndProgeny': ({ tenantId, userId }) => ({
    query: sql`with recursive line (id, depth) as (
        select cast(${userId} as text), 0
        union
        select person.id, line.depth + 1 from line
        join base_user person on person.tenant_id = ${tenantId} and person.manager_id = line.id
        where line.depth < ${limits.managerLevels})
      select line.id from line`,
  }),
  '@organizeId': ({ organizeIds }) => ({ ids: organizeIds }),
  '@organizeAndSub': (actor) => ({ query: belowOwn(actor) }),
  '@branchManageOrganize': (actor) => ({ query: placesNamed(actor) }),
  '@branchManageOrganizeAndSub': (actor) => ({ query: placesOf(actor, 'Select') }),
  '@positionId': ({ positionIds }) => ({ ids: positionIds }),
};

/** By the way down to it, never by a list of what stands below: that may be thousands. Source: administration F5 */
const belowOwn = ({ tenantId, organizeIds }: Actor): Condition => sql`select place.id from base_organize own
  join base_organize place on place.tenant_id = own.tenant_id and starts_with(place.tree_path, own.tree_path)
  where own.tenant_id = ${tenantId} and own.id = any(${organizeIds}::text[])`;

/** The departments of the companies that somebody is in, and these; those of a company below one are that one's. */
const ownCompany = ({ tenantId, organizeIds }: Actor): Condition => sql`select place.id from base_organize place
  where place.tenant_id = ${tenantId} and ${companyOf('place', tenantId)} in (
    select ${companyOf('own', tenantId)} from base_organize own
    where own.tenant_id = ${tenantId} and own.id = any(${organizeIds}::text[]))`;

/** The nearest company on the way up, itself counted. */
const companyOf = (alias: string, tenantId: string): Condition => sql`(
  select company.id from base_organize company
  where company.tenant_id = ${tenantId} and company.category = 'company'
    and company.id = any(string_to_array(${sql.raw(alias)}.tree_path, '/'))
  order by length(company.tree_path) desc limit 1)`;

/** Whether one id is in a set. Nobody is in what a person has none of. */
export function isIn(at: Condition, set: IdSet): Condition {
  if ('query' in set) return sql`${at} in (${set.query})`;
  const ids = set.ids.filter((id) => id !== '');
  if (ids.length === 0) return sql`false`;
  return ids.length === 1 ? sql`${at} = ${ids[0]}` : sql`${at} = any(${ids}::text[])`;
}

/** Whether a column holds an id of a set: of several, one of them; of a way down a tree, its end. */
export function holdsOneOf({ quoted, kind, field }: ColumnShape, alias: string, set: IdSet): Condition {
  const at = sql.raw(`${alias}.${quoted}`);
  if (kind.column !== 'jsonb') return isIn(at, set);
  if (field.kind === 'path') return isIn(sql`(${at} ->> -1)`, set);
  const end = field.kind === 'paths' ? sql`(one.entry ->> -1)` : sql`(one.entry #>> '{}')`;
  const entries = sql`jsonb_array_elements(case when jsonb_typeof(${at}) = 'array' then ${at} else '[]' end)`;
  return sql`exists (select 1 from ${entries} as one (entry) where ${isIn(end, set)})`;
}

const creatorPlace = (alias: string) => sql.raw(`${alias}.organize_id`);

/** Schemes that every entry has; undefined: all rows. */
export const readyConditions: Readonly<
  Record<Exclude<ReadyScheme, 'all'>, (actor: Actor, alias: string) => Condition>
> = {
  own: ({ userId }, alias) => sql`${sql.raw(alias)}.creator_id = ${userId}`,
  department: (actor, alias) => isIn(creatorPlace(alias), personSets['@organizeId'](actor)),
  departmentBelow: (actor, alias) => isIn(creatorPlace(alias), personSets['@organizeAndSub'](actor)),
  administered: (actor, alias) => isIn(creatorPlace(alias), personSets['@branchManageOrganizeAndSub'](actor)),
  company: (actor, alias) => isIn(creatorPlace(alias), { query: ownCompany(actor) }),
};

/** Whether the creator of a row is by now in one of these departments. */
export const creatorIsIn = ({ tenantId }: Actor, alias: string, set: IdSet): Condition =>
  sql`${sql.raw(alias)}.creator_id in (select maker.user_id from base_user_organize maker
    where maker.tenant_id = ${tenantId} and ${isIn(sql`maker.organize_id`, set)})`;
