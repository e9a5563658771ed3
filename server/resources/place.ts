import { limits } from '../../engine/schema/limits.ts';
import { columnOf } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Row, Served, Writing } from '../kernel/resource-hooks.ts';
import { auditChange } from './changes.ts';
import { changeOf, contentOf, lockedRow, notFound, rowsOf } from './kept-rows.ts';
import { requireReach } from './reach.ts';
import { rootId } from './tree-path.ts';
import { pathUnder, rewritePaths } from './tree-place.ts';
import { changeRow, inTurn, placeOfNew } from './write.ts';

const orderColumn = ({ shape, name }: Resource): string => {
  const field = Object.entries(shape).find(([, { kind }]) => kind === 'order')?.[0];
  if (field === undefined) throw new Error(`Resource ${name} has no order.`);
  return columnOf(field);
};

/** POST path/Actions/Sort: the rows named take, in their new order, the places that they have among all. */
export async function sortRows(
  context: AppContext,
  actor: Actor,
  served: Served,
  ids: readonly string[],
): Promise<null> {
  return inTurn(context, actor, served, '', async (turn) => {
    await putInOrder(served, turn, [...new Set(ids)], undefined);
    for (const id of new Set(ids)) await requireReach(served, { ...turn, id }, 'Edit');
    return null;
  });
}

/**
 * POST path/Actions/Move: below another row, with all that stands below it.
 * @throws Refused notFound, findings for a loop, too many levels, or a parent that is not there
 */
export async function moveRow(
  context: AppContext,
  actor: Actor,
  served: Served,
  {
    id,
    parentId,
    beforeId,
  }: { readonly id: string; readonly parentId: string; readonly beforeId?: string | undefined },
): Promise<null> {
  const { resource, hooks } = served;
  return inTurn(context, actor, served, id, async (writing) => {
    const row = await lockedRow(writing.trx, resource, actor, id);
    await requireReach(served, writing, 'Edit');
    await hooks.write?.({ ...contentOf(resource, row), parentId: parentId === rootId ? null : parentId }, writing);
    const path = await pathUnder(resource, writing, String(row.tree_path), parentId);
    await rewritePaths(resource, writing, String(row.tree_path), path);
    // Behind the others, unless it is said before which; where it stays among them it keeps its place.
    const isLast = beforeId === undefined && row.parent_id !== parentId;
    const place = isLast ? await placeOfNew(resource, writing) : {};
    await changeRow(served, writing, 'move', row, { parent_id: parentId, ...place });
    if (beforeId !== undefined) await putInOrder(served, writing, [id], beforeId, parentId);
    return null;
  });
}

/**
 * @param beforeId the row that they come to stand before; without it they share the places that they have
 * @param parentId only rows below it: their order is among each other
 */
async function putInOrder(
  { resource }: Served,
  turn: Writing,
  ids: readonly string[],
  beforeId: string | undefined,
  parentId?: string,
): Promise<void> {
  const { trx, actor } = turn;
  const column = orderColumn(resource);
  const all = rowsOf(trx, resource, actor);
  const rows = await (parentId === undefined ? all : all.where('parent_id', '=', parentId))
    .selectAll()
    .orderBy(column)
    .orderBy('creator_time', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  if (ids.some((id) => !byId.has(id)) || (beforeId !== undefined && !byId.has(beforeId))) throw notFound(resource);
  const wanted = beforeId === undefined ? inOwnPlaces(rows, ids) : before(rows, ids, beforeId);
  for (const [place, id] of wanted.entries()) {
    const row = byId.get(id);
    const code = Math.min((place + 1) * limits.sortStep, limits.sortCodeMost);
    if (!row || row[column] === code) continue;
    await changeOf(trx, resource, actor)
      .set({ [column]: code })
      .where('id', '=', id)
      .execute();
    // Of the others only the number changes that nobody sees.
    if (ids.includes(id))
      await auditChange(resource, { ...turn, id }, 'sort', { before: row, after: { ...row, [column]: code } });
  }
}

const idsIn = (rows: readonly Row[]) => rows.map(({ id }) => String(id));

function inOwnPlaces(rows: readonly Row[], ids: readonly string[]): string[] {
  const left = [...ids];
  return idsIn(rows).map((id) => (ids.includes(id) ? (left.shift() ?? id) : id));
}

function before(rows: readonly Row[], ids: readonly string[], beforeId: string): string[] {
  return idsIn(rows)
    .filter((id) => !ids.includes(id))
    .flatMap((id) => (id === beforeId ? [...ids, id] : [id]));
}
