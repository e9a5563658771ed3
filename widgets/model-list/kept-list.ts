import { limits } from '../../engine/schema/limits.ts';
import { isRecord } from '../shared/records.ts';
import type { Model } from './model.ts';
import type { Asked } from './use-records.ts';

/** How a person left a list. */
export interface KeptList {
  readonly asked: Asked;
  /** What is filled in in the search area, searched for or not. */
  readonly conditions: Readonly<Record<string, unknown>>;
  /** How far the rows are scrolled, in px. */
  readonly scroll: number;
}

/**
 * What was kept, as far as it still fits the list: its design may have been published anew, and storage holds what anybody
 * may have put there.
 * @param usual what the list asks for of itself
 */
export function readKeptList(kept: unknown, { list }: Pick<Model, 'list'>, usual: Asked): KeptList | undefined {
  if (!isRecord(kept) || !isRecord(kept.asked)) return undefined;
  const { currentPage, pageSize, sidx, sort, query, keyword, treeNode, state, whole } = kept.asked;
  const searched = new Set(list.searchList.map(({ prop }) => prop));
  const sorts = list.columnList.some(({ prop, sortable }) => prop === sidx && sortable === true);
  const order: Partial<Asked> = sorts && (sort === 'asc' || sort === 'desc') ? { sidx: String(sidx), sort } : {};
  return {
    asked: {
      ...usual,
      ...order,
      currentPage: isWhole(currentPage) ? currentPage : 1,
      pageSize: isWhole(pageSize) && pageSize <= limits.pageSizeMost ? pageSize : usual.pageSize,
      query: isRecord(query) ? Object.fromEntries(Object.entries(query).filter(([code]) => searched.has(code))) : {},
      keyword: typeof keyword === 'string' ? keyword : '',
      treeNode: typeof treeNode === 'string' ? treeNode : null,
      state: typeof state === 'string' || typeof state === 'number' ? state : null,
      whole: whole === true,
    },
    conditions: isRecord(kept.conditions) ? kept.conditions : {},
    scroll: typeof kept.scroll === 'number' && kept.scroll > 0 ? kept.scroll : 0,
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
