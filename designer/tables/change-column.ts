import { pointer } from '../../engine/schema/findings/finding.ts';
import {
  childTableOf,
  columnNameOf,
  columnOf,
  type Found,
  isBound,
  mainTableOf,
} from '../../engine/schema/tables/read-tables.ts';
import { fieldNamesOf } from '../commands/references/field-names.ts';
import { valueOperations } from '../commands/set-value.ts';
import { type Design, defineCommand } from '../document/command.ts';
import type { TreeNode } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { fieldName, nodeLabel } from '../document/node-facts.ts';
import type { Operation } from '../document/patch.ts';

export interface ChangeColumn {
  /** Key of the field. */
  readonly key: string;
  readonly what: 'dataLength' | 'decimals' | 'unique' | 'index';
  /** Undefined takes it away. */
  readonly value: Json | undefined;
  readonly mergeKey?: string;
}

/** Says something of the column of a field in the table section of the document, which is made where it is missing. */
export const changeColumn = defineCommand<ChangeColumn>({
  name: 'column.change',
  plan: (design, { key, what, value, mergeKey }) => {
    const found = design.tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const column = columnNameOf(found.node);
    const patch = changeEntry(design, found, column, what, value);
    const says = { key: 'command.column.change', places: { label: nodeLabel(found.node) } };
    return { patch, says, ...(mergeKey === undefined ? {} : { mergeKey }) };
  },
});

export interface NameColumn {
  /** Key of the field. */
  readonly key: string;
  /** '' or the name of the field: the column goes by the field's name. */
  readonly column: string;
  readonly mergeKey?: string;
}

/** Lets a field live in another column; what the document says of a column of ours goes along. */
export const nameColumn = defineCommand<NameColumn>({
  name: 'column.name',
  plan: (design, { key, column, mergeKey }) => {
    const found = design.tree.nodes.get(key);
    if (!found || !isObject(found.node.config)) return { refused: 'refusal.gone' };
    const name = column.trim();
    const before = columnNameOf(found.node);
    const own = name === '' || name === fieldName(found.node);
    const at = pointer(found.at, 'config', 'columnName');
    const patch: Operation[] = [...(valueOperations(design.document, at, own ? undefined : name) ?? [])];
    const table = tableOf(design, found);
    const entry = columnOf(table, before);
    const after = own ? fieldName(found.node) : name;
    if (table && entry && !isBound(table) && after !== before && !columnOf(table, after))
      patch.push({
        op: 'replace',
        path: pointer('/tables', table.index, 'fields', entry.index, 'field'),
        value: after,
      });
    const says = { key: 'command.column.name', places: { label: nodeLabel(found.node), name: after } };
    return { patch, says, ...(mergeKey === undefined ? {} : { mergeKey }) };
  },
});

/** The table that a field lives in, where the document says anything of it. */
function tableOf({ document, tree, descriptors }: Design, { key }: TreeNode): Found | undefined {
  const around = tree.nodes.get(fieldNamesOf(tree, descriptors).tableOf.get(key) ?? '');
  return around ? childTableOf(document.tables, around.node) : mainTableOf(document.tables);
}

function changeEntry(
  design: Design,
  found: TreeNode,
  column: string,
  what: string,
  value: Json | undefined,
): Operation[] {
  const { document, tree, descriptors } = design;
  const table = tableOf(design, found);
  const entry = columnOf(table, column);
  if (table && entry)
    return valueOperations(document, pointer('/tables', table.index, 'fields', entry.index, what), value) ?? [];
  if (value === undefined) return [];
  const made: JsonObject = { field: column, [what]: value };
  if (table) {
    const fieldsAt = pointer('/tables', table.index, 'fields');
    const isThere = Array.isArray(table.entry.fields);
    return valueOperations(document, isThere ? `${fieldsAt}/-` : fieldsAt, isThere ? made : [made]) ?? [];
  }
  const around = tree.nodes.get(fieldNamesOf(tree, descriptors).tableOf.get(found.key) ?? '');
  const name = around ? childName(around.node) : String(document.enCode ?? '');
  const fresh: JsonObject = { table: name, typeId: around ? '0' : '1', fields: [made] };
  return (
    valueOperations(
      document,
      Array.isArray(document.tables) ? '/tables/-' : '/tables',
      Array.isArray(document.tables) ? fresh : [fresh],
    ) ?? []
  );
}

function childName(node: JsonObject): string {
  const named = isObject(node.config) ? node.config.tableName : undefined;
  return typeof named === 'string' && named.trim() !== '' ? named.trim() : fieldName(node);
}
