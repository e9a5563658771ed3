import { type Database, fixedStatement } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { batchLoaderFrom, byName } from '../kernel/batch-loader.ts';

/** Somebody, or something that people hold or are in, to which rights are granted. */
export interface Through {
  readonly tenantId: string;
  readonly type: 'role' | 'user' | 'position' | 'group' | 'department' | 'company';
  readonly id: string;
  /** A company or department above those that the person is in: only what counts below it counts for him. */
  readonly isAbove: boolean;
}

interface PlaceRow {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly organize_ids: string;
  readonly type: 'group' | 'department' | 'company';
  readonly id: string;
  readonly is_above: boolean;
}

/** What is switched off counts for nobody. */
const placesText = `
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::text[]) as one (tenant_id, user_id, organize_ids))
  select asked.*, 'group' as type, own.group_id as id, false as is_above
  from asked
  join base_group_member own on own.tenant_id = asked.tenant_id and own.kind = 'user' and own.object_id = asked.user_id
  join base_group found on found.tenant_id = own.tenant_id and found.id = own.group_id and found.enabled_mark = 1
  union all
  select asked.*, found.category as type, found.id, bool_and(found.id <> own.id) as is_above
  from asked
  join base_organize own on own.tenant_id = asked.tenant_id and own.id = any(string_to_array(asked.organize_ids, '/'))
  join base_organize found on found.tenant_id = own.tenant_id and found.enabled_mark = 1
    and found.id = any(string_to_array(own.tree_path, '/'))
  group by asked.tenant_id, asked.user_id, asked.organize_ids, found.category, found.id`;

interface Asked {
  readonly tenantId: string;
  readonly userId: string;
  /** A stroke between two, as in ways down the tree: no id has one. */
  readonly organizeIds: string;
}
const nameOf = (tenantId: string, userId: string, organizeIds: string) =>
  JSON.stringify([tenantId, userId, organizeIds]);

/** Groups and organisations of one person; who asks in the same moment is read together. */
const placesOf = batchLoaderFrom(
  async ({ kysely }: Pick<Database, 'kysely'>, asked: readonly Asked[]) => {
    const columns = [
      asked.map((one) => one.tenantId),
      asked.map((one) => one.userId),
      asked.map((one) => one.organizeIds),
    ];
    const { rows } = await kysely.executeQuery(fixedStatement<PlaceRow>(placesText, columns));
    return byName(rows, (row) => nameOf(row.tenant_id, row.user_id, row.organize_ids));
  },
  ({ tenantId, userId, organizeIds }: Asked) => nameOf(tenantId, userId, organizeIds),
);

/** What an actor himself says that he holds. */
export function heldDirectly({ tenantId, userId, roleIds, positionIds }: Actor): readonly Through[] {
  const own = (type: Through['type'], id: string): Through => ({ tenantId, type, id, isAbove: false });
  return [
    ...roleIds.map((id) => own('role', id)),
    own('user', userId),
    ...positionIds.map((id) => own('position', id)),
  ];
}

/** Groups that he belongs to, and the organisations that he is in. */
export async function heldByPlace(
  database: Pick<Database, 'kysely'>,
  { tenantId, userId, organizeIds }: Actor,
): Promise<readonly Through[]> {
  const places = (await placesOf(database, { tenantId, userId, organizeIds: organizeIds.join('/') })) ?? [];
  return places.map(({ type, id, is_above }) => ({ tenantId, type, id, isAbove: is_above }));
}

/** Everything through which somebody holds rights. Source: administration F6 */
export const heldThrough = async (database: Pick<Database, 'kysely'>, actor: Actor): Promise<readonly Through[]> => [
  ...heldDirectly(actor),
  ...(await heldByPlace(database, actor)),
];
