import type { Node } from '../../documents/node.ts';
import { type DescriptorMap, valueKindOf } from '../../fields/descriptor.ts';
import { type ColumnType, type ValueKindName, valueKinds } from '../../values/index.ts';
import { sourceOf } from './field-paths.ts';
import type { NamedValue } from './named-value.ts';

type ValueType = NamedValue['type'];

const types: readonly string[] = ['string', 'number', 'boolean', 'array'] satisfies ValueType[];
const isValueType = (type: unknown): type is ValueType => types.some((one) => one === type);

const typeOfColumn: Readonly<Record<ColumnType, ValueType>> = {
  text: 'string',
  bigint: 'number',
  numeric: 'number',
  boolean: 'boolean',
  date: 'string',
  timestamptz: 'string',
  jsonb: 'array',
};

/** What Formily holds of a value: rows of a sub-table are a list, a place on a map is none. */
export function typeOfKind(kind: ValueKindName): ValueType {
  const { column } = valueKinds[kind];
  if (kind === 'geometry') return 'string';
  return column === null ? 'array' : typeOfColumn[column];
}

/** What Formily holds where a schema was read. */
export function schemaType(node: Node): ValueType {
  const type = sourceOf(node)?.schema.type;
  if (type === 'integer') return 'number';
  return isValueType(type) ? type : 'string';
}

/** What it will hold where a node is written: a value that was read keeps its type. */
export function writtenType(node: Node, descriptors: DescriptorMap): ValueType {
  if (sourceOf(node)?.schema.type !== undefined) return schemaType(node);
  const kind = valueKindOf(node, descriptors);
  return kind ? typeOfKind(kind) : 'string';
}
