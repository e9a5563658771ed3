import type { ColumnShape } from './model-shape.ts';
import { parametersOf, type Values } from './row-values.ts';

/** The columns that would be stored otherwise. */
export function changedColumns(
  written: readonly ColumnShape[],
  values: Readonly<Values>,
  stored: Readonly<Values>,
): readonly ColumnShape[] {
  const before = parametersOf(written, stored);
  const after = parametersOf(written, values);
  return written.filter((_, index) => JSON.stringify(after[index]) !== JSON.stringify(before[index]));
}
