import type { Row } from '../../widgets/model-list/model.ts';

/** A line of the sample, as the type of the list draws it. */
export type SampleLine =
  | { readonly kind: 'group'; readonly words: string; readonly count: number }
  | {
      readonly kind: 'row';
      readonly row: Row;
      readonly level: number;
      readonly hasBelow: boolean;
      readonly isEdited: boolean;
    };

/**
 * Sample rows as the list page would lay them out; which row stands below which is made up, since a sample has no rows of
 * that sort.
 * @param groupOf what the rows of a group share, in words
 */
export function sampleLines(rows: readonly Row[], type: unknown, groupOf: (row: Row) => string): SampleLine[] {
  const plain = (row: Row) => ({ kind: 'row', row, level: 1, hasBelow: false, isEdited: false }) as const;
  if (type === 3) {
    const groups = new Map<string, Row[]>();
    for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
    return [...groups].flatMap(([words, own]) => [
      { kind: 'group', words, count: own.length } as const,
      ...own.map(plain),
    ]);
  }
  if (type === 5) {
    const levels = [1, 2, 2, 3, 1, 2];
    return rows.map((row, index) => {
      const level = levels[index % levels.length] ?? 1;
      const next = index + 1 < rows.length ? (levels[(index + 1) % levels.length] ?? 1) : 1;
      return { ...plain(row), level, hasBelow: next > level };
    });
  }
  return rows.map((row, index) => ({ ...plain(row), isEdited: type === 4 && index === 1 }));
}
