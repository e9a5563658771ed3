import type { FoundControl } from '../common/control-of.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import { plainText } from './plain-value.ts';
import { componentNameOf, type KeptEntry, partOf, schemaOf } from './schema-tree.ts';

/** Words that are a prop of the widget and no label. */
export function wordsOf(schema: JsonRecord, { aditKey }: FoundControl, kept: readonly KeptEntry[]): JsonRecord {
  const props = partOf(schema, 'x-component-props');
  const content = plainText(props.content) ?? plainText(props.children) ?? plainText(schema['x-content']);
  if (aditKey === 'text' || aditKey === 'divider') return content === undefined ? {} : { content };
  if (aditKey === 'button') return { buttonText: content ?? plainText(schema.title) };
  if (aditKey === 'card') return { header: plainText(props.title) ?? plainText(schema.title) ?? '' };
  if (aditKey !== 'table') return {};
  const addition = kept
    .map(({ entry }) => schemaOf(entry))
    .find((entry) => componentNameOf(entry).endsWith('.Addition'));
  const words = addition && plainText(addition.title);
  return words === undefined ? {} : { actionText: words };
}

export function optionsOf(schema: JsonRecord): JsonRecord | undefined {
  const props = partOf(schema, 'x-component-props');
  const stored = [schema.enum, props.options, props.dataSource, props.treeData].find(Array.isArray);
  if (!stored) return undefined;
  return { options: stored.map(optionOf) };
}

/** Entries are values, or objects with a value and a label; `title` and `key` say the same. */
function optionOf(entry: unknown): unknown {
  if (!isRecord(entry)) return { label: String(entry), value: entry };
  const value = entry.value ?? entry.key;
  const children = Array.isArray(entry.children) ? { children: entry.children.map(optionOf) } : {};
  const label = plainText(entry.label) ?? plainText(entry.title) ?? String(value);
  return { label, value, ...(entry.disabled === true ? { disabled: true } : {}), ...children };
}
