import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { numberText } from './cell-text.ts';
import type { ListColumn } from './model.ts';
import type { Asked } from './use-records.ts';

export interface Sum {
  readonly label: string;
  readonly text: string;
}

/** Sums over all rows that meet the conditions, by the names of their columns and in their order. */
export function sumsOf(columns: readonly ListColumn[], summary: Readonly<Record<string, unknown>> | undefined): Sum[] {
  if (!summary) return [];
  return columns.flatMap(({ column, field, label, thousands }) => {
    const value = summary[column.prop];
    return value === undefined ? [] : [{ label, text: numberText(field, value, thousands) }];
  });
}

/** What the rows are ordered by, in words: as asked for, else as the list is of itself, which is by creation. */
export function orderWords(
  columns: readonly ListColumn[],
  asked: Pick<Asked, 'sidx' | 'sort'>,
  list: Pick<ListDocument, 'defaultSidx'>,
  translate: Translate,
): string {
  const by = asked.sidx || list.defaultSidx || 'createTime';
  const label = columns.find(({ column }) => column.prop === by)?.label;
  const name = label ?? (by === 'createTime' || by === 'modifyTime' ? translate(`list.sorted.${by}`) : '');
  return name === '' ? '' : translate(`list.sorted.${asked.sort}`, { name });
}
