import type { DescriptorMap } from '../../engine/schema/descriptor.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { labelOf } from '../canvas/node-facts.ts';
import { carriesValue, descriptorOf, fieldName } from '../commands/node-facts.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';

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
  const { nodes } = treeOf(document);
  for (const { key, node, parent } of nodes.values()) {
    const name = fieldName(node);
    if (name === '' || !carriesValue(node, descriptors)) continue;
    const around = parent === null ? undefined : nodes.get(parent)?.node;
    const table = around && descriptorOf(around, descriptors)?.holds === 'columns' ? fieldName(around) : '';
    if (table === '') placed.add(name);
    fields.push({
      code: table ? `${table}-${name}` : name,
      label: labelOf(node, language) || name,
      icon: descriptorOf(node, descriptors)?.icon ?? 'DisconnectOutlined',
      key,
      node: null,
    });
  }
  for (const column of mainColumns(document)) {
    const name = typeof column.field === 'string' ? column.field : '';
    if (name === '' || placed.has(name) || ownColumns.has(name) || column.primaryKey) continue;
    const aditKey = widgetOfColumn(column.dataType);
    const label = typeof column.fieldName === 'string' && column.fieldName ? column.fieldName : name;
    fields.push({
      code: name,
      label,
      icon: descriptors.get(aditKey)?.icon ?? '',
      key: null,
      node: { id: name, vModel: name, config: { aditKey, label, span: aditKey === 'textarea' ? 24 : 12 } },
    });
  }
  return fields;
}

function mainColumns({ tables }: JsonObject): JsonObject[] {
  const list = Array.isArray(tables) ? tables.filter(isObject) : [];
  const main = list.find(({ typeId }) => typeId === '1') ?? list[0];
  return Array.isArray(main?.fields) ? main.fields.filter(isObject) : [];
}

/** A field for a column by its type. Names of types: dialect facts 2 and 3. */
function widgetOfColumn(type: unknown): string {
  switch (String(type).toLowerCase()) {
    case 'int':
    case 'bigint':
      return 'inputIntNumber';
    case 'decimal':
    case 'numeric':
      return 'inputNumber';
    case 'date':
      return 'date';
    case 'datetime':
    case 'timestamptz':
      return 'datetime';
    case 'boolean':
      return 'switch';
    case 'text':
      return 'textarea';
    default:
      return 'input';
  }
}
