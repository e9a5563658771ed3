import type { Node } from '../../documents/node.ts';
import { type DescriptorMap, valueKindOf } from '../../fields/descriptor.ts';
import type { ValueKindName } from '../../fields/value-kind.ts';
import { sourceOf } from './field-paths.ts';
import type { NamedValue } from './named-value.ts';

type ValueType = NamedValue['type'];

const types: readonly string[] = ['string', 'number', 'boolean', 'array'] satisfies ValueType[];
const isValueType = (type: unknown): type is ValueType => types.some((one) => one === type);

export const typeOfKind: Readonly<Record<ValueKindName, ValueType>> = {
  text: 'string',
  longText: 'string',
  integer: 'number',
  decimal: 'number',
  computed: 'number',
  boolean: 'boolean',
  date: 'string',
  dateTime: 'string',
  time: 'string',
  dateRange: 'array',
  numberRange: 'array',
  choice: 'string',
  choices: 'array',
  path: 'array',
  paths: 'array',
  reference: 'string',
  references: 'array',
  files: 'array',
  geometry: 'string',
  table: 'array',
};

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
  return kind ? typeOfKind[kind] : 'string';
}
