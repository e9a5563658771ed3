import { sql } from 'kysely';

/** Where a role of `base_role` stands among companies and departments: at the topmost of its own; null for one of everybody's. */
export const rolePlace = () => sql<string | null>`(
  select link.organize_id from base_role_organize link
  join base_organize place on place.tenant_id = link.tenant_id and place.id = link.organize_id
  where link.tenant_id = base_role.tenant_id and link.role_id = base_role.id
  order by length(place.tree_path), place.sort_code, place.id limit 1)`;
