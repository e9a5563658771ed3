import type { FieldProps } from '../../engine/contract/widget.ts';
import { type KeyedOption, keyedOptions, orphansOf, storedValues } from '../select/keyed-options.ts';

/** What can be chosen and what is chosen though it is no longer offered, in the order of the list. */
export function entriesOf({ options, value }: Pick<FieldProps, 'options' | 'value'>): KeyedOption[] {
  const keyed = keyedOptions(options);
  return [...keyed.flat, ...orphansOf(keyed, storedValues(value))];
}

/** The same as Formily's component takes it. A stored value keeps its own form: a column of text gives back '1' for 1. */
export function transferEntries(props: FieldProps) {
  const stored = new Map(storedValues(props.value).map((value) => [String(value), value]));
  return entriesOf(props).map(({ key, label, disabled, option }) => {
    const value = stored.get(key) ?? option.value;
    return { key: value, value, title: label, disabled };
  });
}
