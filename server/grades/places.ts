// Here: what a person administers: the one place that says so. Source: administration P1

import { type RawBuilder, sql } from 'kysely';
import { type GradeRight, gradeLayers, markColumn } from '../../engine/schema/grants/grade.ts';
import type { Actor } from '../kernel/actor.ts';

const [thisLayer, subLayer] = gradeLayers;

/** Marks of the grade of somebody; each in its own statement, so that a grade that ends or is narrowed counts at once. */
const marksOf = ({ tenantId, userId }: Actor, mark: string) => sql`
  select scope.organize_id, scope.${sql.ref(markColumn(thisLayer, 'Select'))} as listed,
    ${sql.raw(mark)} from base_grade grade
  join base_grade_scope scope on scope.tenant_id = grade.tenant_id and scope.grade_id = grade.id
  where grade.tenant_id = ${tenantId} and grade.user_id = ${userId}`;

/** Whether somebody has no grade of his own: he sees his own departments and what stands below them, and changes nothing. */
const hasNone = ({ tenantId, userId }: Actor) => sql<boolean>`not exists (
  select 1 from base_grade grade where grade.tenant_id = ${tenantId} and grade.user_id = ${userId})`;

/**
 * Ids of the companies and departments in which somebody may do something, as a query: administrators have all of them.
 * By the way down to each, never by lists of what stands below: those may be thousands.
 */
export function placesOf(actor: Actor, right: GradeRight): RawBuilder<unknown> {
  const { tenantId, organizeIds, isAdministrator } = actor;
  if (isAdministrator) return sql`select place.id from base_organize place where place.tenant_id = ${tenantId}`;
  const marks = `scope.${markColumn(thisLayer, right)} as here, scope.${markColumn(subLayer, right)} as below`;
  const given = sql`
    select place.id from base_organize place
    cross join lateral unnest(string_to_array(place.tree_path, '/')) as way (id)
    join (${marksOf(actor, marks)}) mark on mark.organize_id = way.id
    where place.tenant_id = ${tenantId}
      and case when way.id = place.id then mark.here else mark.below end = 1`;
  if (right !== 'Select') return given;
  return sql`${given} union ${ownPlaces(tenantId, organizeIds)} and ${hasNone(actor)}`;
}

const ownPlaces = (tenantId: string, organizeIds: readonly string[]) => sql`
  select place.id from base_organize place
  join base_organize own on own.tenant_id = place.tenant_id and own.id = any(${organizeIds}::text[])
  where place.tenant_id = ${tenantId} and starts_with(place.tree_path, own.tree_path)`;

/** Whether there is no company or department in which somebody may not do it. */
export function isEverywhere(actor: Actor, right: GradeRight): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from base_organize any_place
    where any_place.tenant_id = ${actor.tenantId} and any_place.id not in (${placesOf(actor, right)}))`;
}

/**
 * Whether what belongs to a place is somebody's to do it with; what belongs to none is for whoever may everywhere.
 * @param at column of the id of the place
 */
export const isWithin = (at: RawBuilder<unknown>, actor: Actor, right: GradeRight): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${at} in (${placesOf(actor, right)}), ${isEverywhere(actor, right)})`;

/**
 * Whether somebody is another's to do it with: he is seen where one of his departments is within, and changed where all of
 * them are; who is in none is for whoever may everywhere.
 * @param person name or alias of a row of `base_user`
 */
export function isPersonWithin(person: string, actor: Actor, right: GradeRight): RawBuilder<boolean> {
  const links = sql`select 1 from base_user_organize link
    where link.tenant_id = ${sql.ref(`${person}.tenant_id`)} and link.user_id = ${sql.ref(`${person}.id`)}`;
  const places = placesOf(actor, right);
  const isIn =
    right === 'Select'
      ? sql`exists (${links} and link.organize_id in (${places}))`
      : sql`not exists (${links} and link.organize_id not in (${places}))`;
  return sql<boolean>`case when exists (${links}) then ${isIn} else ${isEverywhere(actor, right)} end`;
}

/** Ids of those that somebody looks after themselves, without what stands below them. */
export function placesNamed(actor: Actor): RawBuilder<unknown> {
  const { tenantId, organizeIds, isAdministrator } = actor;
  if (isAdministrator) return placesOf(actor, 'Select');
  const named = sql`
    select mark.organize_id as id from (${marksOf(actor, '0 as below')}) mark where mark.listed = 1`;
  return sql`${named} union
    select own.id from base_organize own
    where own.tenant_id = ${tenantId} and own.id = any(${organizeIds}::text[]) and ${hasNone(actor)}`;
}

/** Ids of companies and departments in all that stands below which somebody may do something. */
export function placesAbove(actor: Actor, right: GradeRight): RawBuilder<unknown> {
  const { tenantId, isAdministrator } = actor;
  if (isAdministrator) return placesOf(actor, right);
  return sql`
    select place.id from base_organize place
    cross join lateral unnest(string_to_array(place.tree_path, '/')) as way (id)
    join (${marksOf(actor, `scope.${markColumn(subLayer, right)} as below`)}) mark on mark.organize_id = way.id
    where place.tenant_id = ${tenantId} and mark.below = 1`;
}

/** What of menu entries and roles somebody may hand out; roles: without a grade those that he has himself. */
export function itemsOf(actor: Actor, kind: 'menu' | 'role'): RawBuilder<unknown> {
  const { tenantId, userId, roleIds } = actor;
  const given = sql`
    select item.item_id as id from base_grade grade
    join base_grade_item item on item.tenant_id = grade.tenant_id and item.grade_id = grade.id
    where grade.tenant_id = ${tenantId} and grade.user_id = ${userId} and item.kind = ${kind}`;
  if (kind === 'menu') return given;
  return sql`${given} union select one from unnest(${[...roleIds]}::text[]) as one where ${hasNone(actor)}`;
}
