import { pointer } from '../../engine/schema/findings/finding.ts';
import { childTableOf, columnOf, isBound, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import type { Design } from '../document/command.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject } from '../document/json.ts';
import { fieldName, isTable } from '../document/node-facts.ts';
import type { Operation } from '../document/patch.ts';
import { fieldNamesOf } from './references/field-names.ts';

/**
 * Keeps a field that gets another name in its column: the column of a table that was made elsewhere is written at the
 * field, what a design says of a column of ours goes by the new name.
 * @param design before the field is renamed  @param key of the field
 */
export function followColumn(
  design: Pick<Design, 'document' | 'descriptors'>,
  key: string,
  name: string,
): readonly Operation[] {
  const { document, descriptors } = design;
  const tree = treeOf(document);
  const found = tree.nodes.get(key);
  const config = found && isObject(found.node.config) ? found.node.config : undefined;
  if (!found || !config) return [];
  const { tables } = document;
  const old = fieldName(found.node);
  if (isTable(found.node, descriptors)) {
    const table = config.tableName ? undefined : childTableOf(tables, found.node);
    return table ? [{ op: 'replace', path: pointer('/tables', table.index, 'table'), value: name }] : [];
  }
  if (config.columnName !== undefined) return [];
  const around = tree.nodes.get(fieldNamesOf(tree, descriptors).tableOf.get(key) ?? '');
  const table = around ? childTableOf(tables, around.node) : mainTableOf(tables);
  const entry = columnOf(table, old);
  if (!table || !entry) return [];
  if (isBound(table)) return [{ op: 'add', path: pointer(found.at, 'config', 'columnName'), value: old }];
  if (columnOf(table, name)) return [];
  return [{ op: 'replace', path: pointer('/tables', table.index, 'fields', entry.index, 'field'), value: name }];
}
