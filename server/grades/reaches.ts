import { type RawBuilder, sql } from 'kysely';
import type { GradeRight } from '../../engine/schema/grants/grade.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { isEverywhere, isPersonWithin, isWithin, itemsOf, placesOf } from './places.ts';

type Reach = (actor: Actor, right: GradeRight) => RawBuilder<boolean>;
type Reaching = Required<Pick<Hooks, 'reach' | 'places'>>;

/** Administrators reach every row. */
const reaching = (places: readonly string[], reach: Reach): Reaching => ({
  reach: (actor, right) => (actor.isAdministrator ? undefined : reach(actor, right)),
  places,
});

/** Companies and departments. A new one stands below another: what may be added below that one may be added. */
export const organizeReach = reaching(
  ['parentId'],
  (actor, right) => sql<boolean>`base_organize.id in (${placesOf(actor, right)})`,
);

export const positionReach = reaching(['organizeId'], (actor, right) =>
  isWithin(sql`base_position.organize_id`, actor, right),
);

export const userReach = reaching(['organizeId', 'organizeIds'], (actor, right) =>
  isPersonWithin('base_user', actor, right),
);

/** Roles that belong to nothing but what somebody administers; he sees those that he may hand out as well. */
export const roleReach = reaching(['globalMark', 'organizeIds'], (actor, right) => {
  const links = sql`from base_role_organize link
    where link.tenant_id = base_role.tenant_id and link.role_id = base_role.id`;
  const own = sql<boolean>`case when base_role.global_mark = 0 and exists (select 1 ${links})
    then not exists (select 1 ${links} and link.organize_id not in (${placesOf(actor, right)}))
    else ${isEverywhere(actor, right)} end`;
  return right === 'Select' ? sql<boolean>`(${own} or base_role.id in (${itemsOf(actor, 'role')}))` : own;
});

/** Groups of nobody but people whom somebody administers; one without people is its maker's. */
export const groupReach = reaching([], (actor, right) => {
  const members = sql`from base_group_member link
    left join base_user person on person.tenant_id = link.tenant_id and person.id = link.object_id
    where link.tenant_id = base_group.tenant_id and link.group_id = base_group.id and link.kind = 'user'`;
  return sql<boolean>`(exists (${placesOf(actor, right)})
    and (base_group.creator_id = ${actor.userId} or ${isEverywhere(actor, right)} or exists (select 1 ${members}))
    and not exists (select 1 ${members} and not ${isPersonWithin('person', actor, right)}))`;
});
