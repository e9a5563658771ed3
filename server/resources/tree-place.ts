import { sql } from 'kysely';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Writing } from '../kernel/resource-hooks.ts';
import { changeOf, tableOf } from './kept-rows.ts';
import { levelsOf, pathBelow, rootId, topPath } from './tree-path.ts';

/**
 * The path of a row that is to stand below another one.
 * @param path that it has now; of a new row the one at the top
 * @throws Refused findings for a loop, too many levels, or a parent that is not there
 */
export async function pathUnder(
  resource: Resource,
  { trx, actor, id }: Writing,
  path: string,
  parentId: string,
): Promise<string> {
  if (parentId === rootId) return topPath(id);
  const parent = await tableOf(trx, resource, actor).select('tree_path').where('id', '=', parentId).executeTakeFirst();
  if (!parent) throw refusedAt('/parentId', 'resource.wrongParent', {}, 'findings');
  const above = String(parent.tree_path);
  if (above.startsWith(path)) throw refusedAt('/parentId', 'resource.loop', {}, 'findings');
  const deepest = await tableOf(trx, resource, actor)
    .select((of) => of.fn.max<number | null>(sql`array_length(string_to_array(tree_path, '/'), 1) - 1`).as('levels'))
    .where('tree_path', 'like', `${path}%`)
    .executeTakeFirst();
  const depth = resource.tree?.depth ?? 0;
  const own = levelsOf(path);
  if (levelsOf(above) + Number(deepest?.levels ?? own) - own + 1 > depth)
    throw refusedAt('/parentId', 'resource.tooDeep', { depth }, 'findings');
  return pathBelow(above, id);
}

/** Of the row and of all below it. Ids have no character that a pattern would take for another. */
export async function rewritePaths(
  resource: Resource,
  { trx, actor }: Writing,
  from: string,
  to: string,
): Promise<void> {
  await changeOf(trx, resource, actor)
    .set({ tree_path: sql<string>`${to}::text || substr(tree_path, ${from.length + 1}::integer)` })
    .where(sql<boolean>`starts_with(tree_path, ${from})`)
    .execute();
}
