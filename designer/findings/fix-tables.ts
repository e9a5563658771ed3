import { pointer } from '../../engine/schema/findings/finding.ts';
import { columnNameLength, safePart } from '../../engine/schema/tables/column-name.ts';
import { changeDocument } from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type Json } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';
import { parentOf } from '../document/pointer.ts';
import { change, done, type Fix, type Place } from './fix.ts';
import { nodeOfFinding } from './node-of-finding.ts';

const write = (name: Fix['name'], path: string, value: Json | undefined): Fix => ({
  name,
  apply: (store) => done(store.run(changeDocument, { path, value })),
});

/** A table, or an entry of one, that counts for nothing goes. */
export function deleteFromTables({ finding: { at }, document }: Place): Fix | null {
  const { parent: entryAt } = parentOf(at);
  const { parent: listAt, token } = parentOf(entryAt);
  const list = valueAt(document, listAt);
  return Array.isArray(list) ? write('deleteEntry', listAt, list.toSpliced(Number(token), 1)) : null;
}

/** A mark or a figure that no column can have goes. */
export function clearInTables({ finding: { at } }: Place): Fix {
  return write('clear', at, undefined);
}

/** The field goes back to a column of its own name. */
export function ownColumn({ node, rest }: Place): Fix | null {
  return node && rest === '/config/columnName' ? change('clear', node.key, rest, undefined) : null;
}

export function renameColumn({ node, document, rest }: Place): Fix | null {
  const name = node && valueAt(document, `${node.at}${rest}`);
  if (!node || typeof name !== 'string') return null;
  const usable = safePart(name.replace(/^[^A-Za-z]+/, ''), columnNameLength);
  return change('rename', node.key, rest, usable === 'x' ? undefined : usable.replace(/_$/, ''));
}

/** A column of ours grows to what its field takes; a field takes no more than a column that was made elsewhere. */
export function fitLength({ finding, document }: Place): Fix | null {
  const { at, args } = finding;
  const { length, max } = args ?? {};
  const { parent: entryAt } = parentOf(at);
  const table = valueAt(document, parentOf(parentOf(entryAt).parent).parent);
  if (typeof length !== 'number' || typeof max !== 'number' || !isObject(table)) return null;
  if (table.bound !== true) return write('widen', at, max);
  const entry = valueAt(document, entryAt);
  const tree = treeOf(document);
  const field = [...tree.nodes.values()].find(
    ({ node }) =>
      isObject(entry) &&
      (isObject(node.config) ? (node.config.columnName ?? node.vModel) : node.vModel) === entry.field,
  );
  const place = field && nodeOfFinding(tree, field.at);
  return place ? change('shorten', place.key, pointer('', 'props', 'maxlength'), length) : null;
}
