import { tables } from '../../kernel/tables.ts';
import { rootId } from '../structure/choice-tree.ts';
import type { Reads } from '../structure/switched-on.ts';

const depthMost = 64;

/** The id of the place above each company and department, switched on or not; `0` above the topmost. */
export async function placesAbove({ database }: Reads, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tables(database.kysely)
    .selectFrom('base_organize')
    .select(['id', 'parent_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return new Map(rows.map(({ id, parent_id }) => [id, ids.has(parent_id) ? parent_id : rootId]));
}

/** The ids from the top down to each of these places; what stands in a circle is left out. */
export async function waysTo(reads: Reads, tenantId: string, ids: readonly string[]): Promise<string[][]> {
  if (ids.length === 0) return [];
  const above = await placesAbove(reads, tenantId);
  return ids.flatMap((id) => {
    const way: string[] = [];
    for (let at: string | undefined = id; at !== undefined && at !== rootId; at = above.get(at)) {
      if (way.length === depthMost) return [];
      way.unshift(at);
    }
    return [way];
  });
}
