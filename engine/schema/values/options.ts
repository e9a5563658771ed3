import type { Node } from '../documents/node.ts';
import type { Field } from '../fields/fields.ts';
import { type OptionProps, optionKeys } from '../fields/option-keys.ts';
import type { Option } from '../fields/value-kind.ts';
import { plainText } from './plain-text.ts';

/**
 * Entries of any source as options. An entry without the named keys is looked at for `label`/`value` and
 * `fullName`/`id`, since designs mix them.
 */
export function toOptions(entries: unknown, keys: OptionProps): Option[] {
  if (!Array.isArray(entries)) return [];
  const options: Option[] = [];
  for (const entry of entries) {
    if (!isRecord(entry)) {
      if (typeof entry === 'string' || typeof entry === 'number') options.push({ value: entry, label: String(entry) });
      continue;
    }
    const value = entry[keys.value] ?? entry.value ?? entry.id;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    const label = entry[keys.label] ?? entry.label ?? entry.fullName ?? value;
    const below = entry[keys.children] ?? entry.children;
    options.push({
      value,
      ...labelOf(label, String(value), label === entry.fullName ? entry.names : undefined),
      ...(entry.disabled === true ? { disabled: true } : {}),
      ...(isStatus(entry.status) ? { status: entry.status } : {}),
      ...(Array.isArray(below) && below.length > 0 ? { children: toOptions(below, keys) } : {}),
    });
  }
  return options;
}

/**
 * A label is a text, or one for each language; Chinese stands where nobody asks for a language.
 * @param otherwise stands where the entry has none
 * @param names of a row: its name in the other languages, beside the Chinese one
 */
function labelOf(label: unknown, otherwise: string, names: unknown): Pick<Option, 'label' | 'labels'> {
  const all = typeof label === 'string' && isRecord(names) ? { ...names, zh: label } : label;
  if (!isRecord(all) || typeof all.zh !== 'string') return { label: plainText(label) ?? otherwise };
  const labels: Record<string, string> = {};
  for (const [language, text] of Object.entries(all))
    if (typeof text === 'string' && text !== '') labels[language] = text;
  return { label: all.zh, labels };
}

/** What an option is called, in every language in which it has a name, each once: what a search may find it by. */
export function allLabels({ label, labels = {} }: Option): string[] {
  return [...new Set([label, ...Object.values(labels)])];
}

const statuses = ['success', 'processing', 'warning', 'error', 'default'] as const;

function isStatus(value: unknown): value is (typeof statuses)[number] {
  return statuses.some((status) => status === value);
}

/** A design that says `dynamic` and names no interface means the options that it holds. */
function comesFromElsewhere({ config }: Node): boolean {
  if (config.dataType === 'dictionary') return Boolean(config.dictionaryType);
  return config.dataType === 'dynamic' && Boolean(config.propsUrl);
}

/** The options written in the node itself; undefined when they come from a dictionary or an interface. */
export function staticOptions(field: Pick<Field, 'node'>): readonly Option[] | undefined {
  const { node } = field;
  if (comesFromElsewhere(node)) return undefined;
  const known = cache.get(node);
  if (known) return known;
  const entries = node.slot?.options ?? node.props?.options;
  // None written at all: they are bound to a source of the page, and nobody here knows them.
  if (!Array.isArray(entries)) return undefined;
  const options = toOptions(entries, optionKeys(node));
  cache.set(node, options);
  return options;
}

/** Nodes of a resolved document never change, so their options are read once. */
const cache = new WeakMap<Node, Option[]>();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
