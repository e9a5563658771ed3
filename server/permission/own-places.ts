import { sql } from 'kysely';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';

/** Where somebody is and what he holds, the main one of each first. */
export type OwnPlaces = Pick<Actor, 'organizeIds' | 'positionIds'>;

/** Joins both lists of a person to what is read of him, as `places`. @param tenant and user columns that name him */
export const ownPlaces = (tenant: string, user: string) => `
  cross join lateral (
    select
      array(
        select link.organize_id from base_user_organize link
        where link.tenant_id = ${tenant} and link.user_id = ${user} order by link.sort_code, link.organize_id
      ) as organize_ids,
      array(
        select link.position_id from base_user_position link
        where link.tenant_id = ${tenant} and link.user_id = ${user} order by link.sort_code, link.position_id
      ) as position_ids
  ) places`;

/** Those of one person; of nobody none. */
export async function placesOfPerson(
  { kysely }: Pick<AppContext['database'], 'kysely'>,
  tenantId: string,
  userId: string,
): Promise<OwnPlaces> {
  const { rows } = await sql<{ organize_ids: string[]; position_ids: string[] }>`
    select places.* from (select ${tenantId}::text as tenant_id, ${userId}::text as id) person
    ${sql.raw(ownPlaces('person.tenant_id', 'person.id'))}`.execute(kysely);
  return { organizeIds: rows[0]?.organize_ids ?? [], positionIds: rows[0]?.position_ids ?? [] };
}
