import { useCallback, useState } from 'react';
import type { ListLook } from '../../engine/schema/list-type.ts';
import type { Model } from './model.ts';
import { type Asked, firstAsked, useRecords } from './use-records.ts';
import { type Query, useSearch } from './use-search.ts';
import { useSections } from './use-sections.ts';
import { useSelection } from './use-selection.ts';

/** What a list asks for and what it has: conditions, order, page, rows, and which of them are chosen. */
export function useList(model: Model, kind: ListLook['kind'], menuId: string) {
  const search = useSearch(model);
  // The conditions that the list opens with: later ones are asked for by hand.
  const [opening] = useState(search.query);
  const { asked, setAsked, records, reload, askRows } = useRecords(model, kind, menuId, opening);
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
    const { session } = search;
    session.setValues(Object.fromEntries(Object.keys(session.values()).map((name) => [name, null])));
    ask(() => ({ query: {}, keyword: '', treeNode: null }));
  }, [search, ask]);
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
  const onWhole = useCallback(() => ask(() => ({ whole: true })), [ask]);
  return {
    shown,
    onTreeNode,
    onWhole,
    search,
    asked,
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
