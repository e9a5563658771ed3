import type { Option } from '../../engine/schema/values/index.ts';

export type OptionValue = Option['value'];

/** An option under the text of its value: controls compare by it, since a column of text gives back '1' where a design wrote 1. */
export interface KeyedOption {
  readonly key: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly option: Option;
  readonly children?: readonly KeyedOption[];
}

export interface KeyedOptions {
  readonly tree: readonly KeyedOption[];
  /** Every option of every level, parents before their children. */
  readonly flat: readonly KeyedOption[];
  readonly byKey: ReadonlyMap<string, KeyedOption>;
}

const cache = new WeakMap<readonly Option[], KeyedOptions>();

/** Read once for a list, however many fields and rows show it. */
export function keyedOptions(options: readonly Option[]): KeyedOptions {
  const known = cache.get(options);
  if (known) return known;
  const flat: KeyedOption[] = [];
  const byKey = new Map<string, KeyedOption>();
  const visit = (option: Option): KeyedOption => {
    const base = { key: String(option.value), label: option.label, disabled: option.disabled === true, option };
    const place = flat.push(base) - 1;
    const children = option.children && option.children.length > 0 ? option.children.map(visit) : undefined;
    const keyed: KeyedOption = children ? { ...base, children } : base;
    flat[place] = keyed;
    if (!byKey.has(keyed.key)) byKey.set(keyed.key, keyed);
    return keyed;
  };
  const made: KeyedOptions = { tree: options.map(visit), flat, byKey };
  cache.set(options, made);
  return made;
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
}

/** The stored values of a field with one or several choices; anything else in the store is none. */
export function storedValues(value: unknown): OptionValue[] {
  return (Array.isArray(value) ? value : [value]).filter(isOptionValue);
}

/** From a key back to the value as the list, or else the store, has it. A key of neither is a text that was typed. */
export function valueOfKey(key: string, options: KeyedOptions, stored: readonly OptionValue[]): OptionValue {
  return options.byKey.get(key)?.option.value ?? stored.find((value) => String(value) === key) ?? key;
}

/** Stored values that the list no longer offers; they stay visible and choosable until somebody takes them off. */
export function orphansOf(options: KeyedOptions, stored: readonly OptionValue[]): KeyedOption[] {
  return stored
    .filter((value) => !options.byKey.has(String(value)))
    .map((value) => ({
      key: String(value),
      label: String(value),
      disabled: false,
      option: { value, label: String(value) },
    }));
}
