import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ListLook } from '../../engine/schema/lists/list-type.ts';
import type { ViewAsked } from '../list-views/list-view.ts';
import type { Model } from './model.ts';
import { useKeptList } from './use-kept-list.ts';
import type { Renewal } from './use-model.ts';
import { type Asked, firstAsked, useRecords } from './use-records.ts';
import { type Query, useSearch } from './use-search.ts';
import { useSections } from './use-sections.ts';
import { useSelection } from './use-selection.ts';
import { useStateCounts } from './use-state-counts.ts';

/** What a list asks for and what it has: conditions, order, page, rows, and which of them are chosen. */
export function useList(model: Model, kind: ListLook['kind'], menuId: string, renew: Renewal['renew']) {
  const search = useSearch(model);
  // The conditions that the list opens with, unless it was left with others: later ones are asked for by hand.
  const [usual] = useState(() => firstAsked(model, search.query()));
  const { opening, keep } = useKeptList(model, menuId, usual);
  const { asked, setAsked, records, reload, attempt, askRows, body } = useRecords(
    model,
    kind,
    menuId,
    opening?.asked ?? usual,
    renew,
  );
  const counts = useStateCounts(model, asked, attempt);
  const { session } = search;
  useLayoutEffect(() => {
    if (opening) session.setValues(opening.conditions);
  }, [session, opening]);
  useEffect(() => {
    if (asked !== (opening?.asked ?? usual)) keep({ asked, conditions: session.values(), scroll: 0 });
  }, [asked, opening, usual, session, keep]);
  const shown = useSections(kind, records, asked.pageSize, askRows);
  const { chosen, choose, clear } = useSelection(shown.rows);

  /** Something else is asked for: from the first page on, with nothing chosen. */
  const ask = useCallback(
    (change: (known: Asked) => Partial<Asked>) => {
      clear();
      setAsked((known) => ({ ...known, currentPage: 1, ...change(known) }));
    },
    [clear, setAsked],
  );
  const onSearch = useCallback((query: Query) => ask(() => ({ query })), [ask]);
  const onKeyword = useCallback((keyword: string) => ask(() => ({ keyword })), [ask]);
  const clearSearch = useCallback(() => {
    search.fill({});
    ask(() => ({ query: {}, keyword: '', treeNode: null, state: null }));
  }, [search, ask]);
  const onView = useCallback(
    (view: ViewAsked) => {
      search.fill(view.query);
      ask(() => view);
    },
    [search, ask],
  );
  const onSort = useCallback(
    (prop: string) => ask((known) => nextOrder(known, prop, firstAsked(model, {}))),
    [model, ask],
  );
  const onOrder = useCallback(
    (sidx: string, sort: Asked['sort']) =>
      ask(() => {
        const usual = firstAsked(model, {});
        return sidx === '' ? { sidx: usual.sidx, sort: usual.sort } : { sidx, sort };
      }),
    [model, ask],
  );
  const onPage = useCallback((currentPage: number) => ask(() => ({ currentPage })), [ask]);
  const onPageSize = useCallback((pageSize: number) => ask(() => ({ pageSize })), [ask]);
  const onTreeNode = useCallback((treeNode: string | null) => ask(() => ({ treeNode })), [ask]);
  const onState = useCallback((state: Asked['state']) => ask(() => ({ state })), [ask]);
  const onWhole = useCallback(() => ask(() => ({ whole: true })), [ask]);
  return {
    shown,
    usual,
    attempt,
    onView,
    onTreeNode,
    onWhole,
    onState,
    counts,
    keep,
    scroll: opening?.scroll ?? 0,
    search,
    asked,
    body,
    records,
    reload,
    chosen,
    choose,
    clear,
    onSearch,
    onKeyword,
    clearSearch,
    onSort,
    onOrder,
    onPage,
    onPageSize,
  };
}

/** Falling, rising, then the list's own order again. */
function nextOrder({ sidx, sort }: Asked, prop: string, usual: Asked): Pick<Asked, 'sidx' | 'sort'> {
  if (sidx !== prop) return { sidx: prop, sort: 'desc' };
  return sort === 'desc' ? { sidx: prop, sort: 'asc' } : { sidx: usual.sidx, sort: usual.sort };
}
