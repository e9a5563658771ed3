import type { Node } from '../../documents/node.ts';
import { isLocalText } from '../../text/local-text.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import { sourceOf } from './field-paths.ts';
import { quoted } from './plain-value.ts';
import { componentNameOf, type KeptEntry, partOf, schemaOf } from './schema-tree.ts';
import { propertiesOf, type WrittenChild } from './write-children.ts';

/** A list of rows: its columns in `items`, and the button that adds one beside it. */
export function withRows(node: Node, schema: JsonRecord, columns: readonly WrittenChild[], before?: Node): JsonRecord {
  const source = sourceOf(node);
  const kept = source ? (source.kept ?? []) : [addition(node)];
  const inRows = source ? (source.keptInRows ?? []) : [removal(columns)];
  const beside = propertiesOf([], renamed(kept, node, before));
  const hasRows = source?.items !== undefined || columns.length > 0 || !source;
  return {
    ...schema,
    ...(hasRows ? { items: { type: 'object', ...source?.items, properties: propertiesOf(columns, inRows) } } : {}),
    ...(kept.length > 0 ? { properties: beside } : {}),
  };
}

const isAddition = (entry: unknown): entry is JsonRecord =>
  isRecord(entry) && componentNameOf(entry).endsWith('.Addition');

function wordsOnButton({ props = {} }: Node): unknown {
  return quoted(isLocalText(props.actionText) ? props.actionText.zh : props.actionText);
}

function addition(node: Node): KeptEntry {
  const title = wordsOnButton(node);
  const entry = { type: 'void', ...(title === undefined ? {} : { title }), 'x-component': 'ArrayTable.Addition' };
  return { name: 'addition', entry };
}

/** Behind the last of the columns. */
function removal(columns: readonly WrittenChild[]): KeptEntry {
  const last = columns.at(-1);
  const name = last?.within[0]?.name ?? last?.name;
  const remove = { type: 'void', 'x-component': 'ArrayTable.Remove' };
  const entry = { type: 'void', 'x-component': 'ArrayTable.Column', properties: { remove } };
  return { name: 'removal', ...(name === undefined ? {} : { after: name }), entry };
}

/** The button is called as the table says now. */
function renamed(kept: readonly KeptEntry[], node: Node, before: Node | undefined): readonly KeptEntry[] {
  const title = wordsOnButton(node);
  if (!before || title === wordsOnButton(before)) return kept;
  return kept.map((one) => (isAddition(one.entry) ? { ...one, entry: { ...schemaOf(one.entry), title } } : one));
}

/** Of a new column the head around it, which carries its words and its width. */
export function headOf(node: Node, name: string, title: unknown): JsonRecord {
  const width = node.config.columnWidth;
  return {
    type: 'void',
    'x-component': 'ArrayTable.Column',
    'x-component-props': { title: title ?? quoted(name), ...(typeof width === 'number' ? { width } : {}) },
  };
}

/** The head of a column that was read, with what has changed. */
export function changedHead(
  head: JsonRecord,
  { title, width }: { readonly title?: unknown; readonly width?: number | null | undefined },
): JsonRecord {
  const props = { ...partOf(head, 'x-component-props') };
  if (title !== undefined) props.title = title;
  if (typeof width === 'number') props.width = width;
  else if (width === null) delete props.width;
  return { ...head, 'x-component-props': props };
}
