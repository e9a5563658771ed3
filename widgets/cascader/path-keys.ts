import { type KeyedOption, type OptionValue, storedValues } from '../select/keyed-options.ts';

/** A way down the tree as keys. Steps that no list has any more stay as they are stored. */
export type PathKeys = readonly string[];

export function storedPaths(value: unknown, several: boolean): OptionValue[][] {
  const paths = several ? (Array.isArray(value) ? value.filter(Array.isArray) : []) : [value];
  return paths.map(storedValues).filter((path) => path.length > 0);
}

/** Back to values: each step as the list has it, else as the stored path that reads the same has it. */
export function valuesOfPath(
  keys: PathKeys,
  tree: readonly KeyedOption[],
  stored: readonly (readonly OptionValue[])[],
): OptionValue[] {
  const same = stored.find(
    (path) => path.length === keys.length && path.every((step, at) => String(step) === keys[at]),
  );
  let level: readonly KeyedOption[] = tree;
  return keys.map((key, at) => {
    const entry = level.find((candidate) => candidate.key === key);
    level = entry?.children ?? [];
    return entry?.option.value ?? same?.[at] ?? key;
  });
}
