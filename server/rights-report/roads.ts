import { sql } from 'kysely';
import type { Road } from '../../engine/schema/calls/rights/rights-report-calls.ts';
import type { HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import type { RoadState } from '../../engine/schema/grants/right-roads.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';

/** A right as it is stored. */
export interface StoredItem {
  readonly itemType: string;
  readonly moduleId: string;
  readonly code: string;
}

interface RoadRow {
  readonly kind: HolderKind;
  readonly id: string;
  readonly fullName: string;
  readonly isAbove: boolean;
  readonly state: RoadState;
  readonly grantedBy: string | null;
  readonly grantedTime: string;
  readonly validTo: string | null;
  readonly reason: string;
}

/**
 * Every grant of an item to somebody himself, or to what he holds or is in, with those that do not count and why: read
 * apart from what counts, which the rights themselves say.
 */
export async function roadsTo(
  { database }: AppContext,
  { tenantId, language }: Actor,
  userId: string,
  { itemType, moduleId, code }: StoredItem,
): Promise<Road[]> {
  const { rows } = await sql<RoadRow>`
    with person as (select * from base_user where tenant_id = ${tenantId} and id = ${userId}),
    related as (
      select 'user' as kind, id, ${localName('person', language, 'real_name')} as name, false as above, true as is_on
      from person
      union all
      select 'role', found.id, ${localName('found', language)}, false, found.enabled_mark = 1
      from base_user_role own join base_role found on found.tenant_id = own.tenant_id and found.id = own.role_id
      where own.tenant_id = ${tenantId} and own.user_id = ${userId}
      union all
      select 'position', found.id, ${localName('found', language)}, false, found.enabled_mark = 1
      from base_user_position own
      join base_position found on found.tenant_id = own.tenant_id and found.id = own.position_id
      where own.tenant_id = ${tenantId} and own.user_id = ${userId}
      union all
      select 'group', found.id, ${localName('found', language)}, false, found.enabled_mark = 1
      from base_group_member own join base_group found on found.tenant_id = own.tenant_id and found.id = own.group_id
      where own.tenant_id = ${tenantId} and own.kind = 'user' and own.object_id = ${userId}
      union all
      select found.category, found.id, ${localName('found', language)}, bool_and(found.id <> own.id), found.enabled_mark = 1
      from base_user_organize link join base_organize own on own.tenant_id = link.tenant_id and own.id = link.organize_id
      join base_organize found on found.tenant_id = own.tenant_id and found.id = any(string_to_array(own.tree_path, '/'))
      where link.tenant_id = ${tenantId} and link.user_id = ${userId}
      group by found.tenant_id, found.id)
    select related.kind, related.id, related.name as "fullName", related.above as "isAbove",
      case when not related.is_on then 'switchedOff' when lent.valid_to <= now() then 'ended'
        when related.above and not lent.below then 'onlyThere' else 'counts' end as state,
      ${localName('giver', language, 'real_name')} as "grantedBy", lent.creator_time as "grantedTime",
      lent.valid_to as "validTo", lent.reason
    from related join base_authorize lent on lent.object_type = related.kind and lent.object_id = related.id
      and lent.tenant_id = ${tenantId} and lent.item_type = ${itemType} and lent.module_id = ${moduleId}
      and lent.item_id = ${code}
    left join base_user giver on giver.tenant_id = lent.tenant_id and giver.id = lent.creator_id
    order by (related.is_on and (lent.valid_to is null or lent.valid_to > now()) and (lent.below or not related.above)) desc,
      lent.creator_time desc, related.id`.execute(database.kysely);
  return rows.map(({ grantedBy, ...row }) => ({ ...row, grantedBy: grantedBy ?? '' }));
}
