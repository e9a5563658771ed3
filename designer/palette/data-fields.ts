import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { serverColumns } from '../../engine/schema/tables/bound-types.ts';
import { columnNameOf, columnsOf, isBound, isSaid, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { nodeOfBoundColumn, nodeOfColumn } from '../document/column-node.ts';
import { treeOf } from '../document/design-tree.ts';
import { freeNames } from '../document/free-names.ts';
import type { JsonObject } from '../document/json.ts';
import { carriesValue, descriptorOf, fieldName } from '../document/node-facts.ts';
import { iconOf, labelOf } from '../document/node-words.ts';

/** A field of the model: on the canvas (then `key` is its node), or only a column of a table so far. */
export interface DataField {
  readonly code: string;
  readonly label: string;
  readonly icon: string;
  readonly key: string | null;
  /** What placing it would insert; null for one that is placed. */
  readonly node: JsonObject | null;
}

/** Columns that the server keeps itself: never fields of a form. Source: design 5. */
const ownColumns: ReadonlySet<string> = new Set([
  'id',
  'tenant_id',
  'creator_user_id',
  'creator_time',
  'last_modify_user_id',
  'last_modify_time',
  'revision',
]);

/** Fields of the form in its order, then columns of the main table that no field shows. */
export function dataFields(document: JsonObject, descriptors: DescriptorMap, language: Language): DataField[] {
  const fields: DataField[] = [];
  const placed = new Set<string>();
  const tree = treeOf(document);
  const { nodes } = tree;
  const free = freeNames(tree);
  for (const { key, node, parent } of nodes.values()) {
    const name = fieldName(node);
    if (name === '' || !carriesValue(node, descriptors)) continue;
    const around = parent === null ? undefined : nodes.get(parent)?.node;
    const table = around && descriptorOf(around, descriptors)?.holds === 'columns' ? fieldName(around) : '';
    if (table === '') placed.add(columnNameOf(node));
    fields.push({
      code: table ? `${table}-${name}` : name,
      label: labelOf(node, language) || name,
      icon: iconOf(node, descriptors),
      key,
      node: null,
    });
  }
  const main = mainTableOf(document.tables);
  const bound = isBound(main);
  for (const { entry } of columnsOf(main)) {
    const name = String(entry.field);
    if (name === '' || placed.has(name) || (bound ? serverColumns : ownColumns).has(name)) continue;
    // Of a table of ours the key is the server's; of one that was made elsewhere somebody has to fill it.
    if (!bound && isSaid(entry.primaryKey)) continue;
    const node = bound
      ? nodeOfBoundColumn(entry, free.fieldName(name), descriptors)
      : nodeOfColumn(entry, name, descriptors);
    fields.push({ code: name, label: labelOf(node, language), icon: iconOf(node, descriptors), key: null, node });
  }
  return fields;
}
