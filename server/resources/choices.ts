import { limits } from '../../engine/schema/limits.ts';
import { columnOf } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import type { Row, Served } from '../kernel/resource-hooks.ts';
import { hasValue } from './check-content.ts';
import { rowsOf, tableOf } from './kept-rows.ts';
import { levelsOf } from './tree-path.ts';

interface Branch {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly parentId: string;
  hasChildren: boolean;
  readonly children: Branch[];
}

/** GET path/Selector: rows that are switched on, in their order. */
export async function choicesOf({ database }: AppContext, actor: Actor, { resource }: Served) {
  const rows = await inOrder(database, actor, resource);
  return rows.map((row) => ({ id: String(row.id), fullName: String(row.shown), enCode: String(row.en_code ?? '') }));
}

/** GET path/Tree: the same under each other. What stands below one that is switched off is not there either. */
export async function branchesOf({ database }: AppContext, actor: Actor, { resource }: Served): Promise<Branch[]> {
  const rows = await inOrder(database, actor, resource);
  const known = new Map<string, Branch>();
  const top: Branch[] = [];
  // From the top down, so that each finds its parent; the order among siblings stays.
  for (const row of rows.toSorted(
    (one, other) => levelsOf(String(one.tree_path)) - levelsOf(String(other.tree_path)),
  )) {
    const { id, parent_id, shown, en_code } = row;
    const branch: Branch = {
      id: String(id),
      fullName: String(shown),
      enCode: String(en_code ?? ''),
      parentId: String(parent_id),
      hasChildren: false,
      children: [],
    };
    const parent = known.get(branch.parentId);
    if (!parent && levelsOf(String(row.tree_path)) > 1) continue;
    known.set(branch.id, branch);
    if (parent) parent.hasChildren = true;
    (parent?.children ?? top).push(branch);
  }
  return top;
}

/** POST path/Actions/CheckCode: whether another row has a code. */
export async function isCodeTaken(
  { database }: AppContext,
  actor: Actor,
  { resource }: Served,
  { enCode, id = '' }: { readonly enCode: string; readonly id?: string | undefined },
): Promise<boolean> {
  const twin = await tableOf(database.kysely, resource, actor)
    .select('id')
    .where('id', '<>', id)
    .where(hasValue(resource, 'enCode', enCode.trim()))
    .limit(1)
    .executeTakeFirst();
  return twin !== undefined;
}

function inOrder({ kysely }: AppContext['database'], actor: Actor, resource: Resource): Promise<Row[]> {
  const { table, hasNames, shape, order } = resource;
  let rows = rowsOf(kysely, resource, actor);
  if (shape.enabledMark) rows = rows.where('enabled_mark', '=', 1);
  return rows
    .selectAll()
    .select(localName(table, hasNames ? actor.language : undefined).as('shown'))
    .orderBy(columnOf(order))
    .orderBy('creator_time', 'desc')
    .orderBy('id')
    .limit(limits.pickerSizeMost)
    .execute();
}
