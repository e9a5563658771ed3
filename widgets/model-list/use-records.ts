import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Model, Row } from './model.ts';
import type { Query } from './use-search.ts';

export interface Asked {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sidx: string;
  readonly sort: 'asc' | 'desc';
  readonly query: Query;
}

export interface Records {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What was there last stays while something else is asked for, and when that fails. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** The page that the rows are; the last one where there are fewer pages than was asked for. */
  readonly page: number;
  readonly summary: Readonly<Record<string, unknown>> | undefined;
  /** Why it failed, in words for people. */
  readonly message: string;
  /** The first answer has not come yet. */
  readonly first: boolean;
}

interface Answer {
  list: Row[];
  pagination: { currentPage: number; total: number };
  summary?: Record<string, unknown>;
}

export function firstAsked({ list }: Model, query: Query): Asked {
  return {
    currentPage: 1,
    pageSize: list.hasPage === false ? limits.pageSizeMost : (list.pageSize ?? limits.pageSize),
    sidx: list.defaultSidx ?? '',
    sort: list.sort ?? 'desc',
    query,
  };
}

const none: Records = {
  status: 'loading',
  rows: [],
  total: 0,
  page: 1,
  summary: undefined,
  message: '',
  first: true,
};

/**
 * The rows of a list; the last request wins, an earlier one that answers late is forgotten.
 * @param query the conditions that it opens with
 */
export function useRecords(model: Model, menuId: string, query: Query) {
  const { request } = useServices();
  const [asked, setAsked] = useState<Asked>(() => firstAsked(model, query));
  const [records, setRecords] = useState<Records>(none);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    latest.current += 1;
    const own = latest.current;
    setRecords((known) => ({ ...known, status: 'loading' }));
    const { query, sidx, ...page } = asked;
    const body = {
      ...page,
      ...(sidx ? { sidx } : {}),
      queryJson: JSON.stringify(query),
      ...(menuId ? { menuId } : {}),
    };
    request('recordList', { params: { id: model.id }, body, signal: left.signal, quiet: true }).then(
      (answer) => {
        if (own !== latest.current) return;
        const { list, pagination, summary } = answer as Answer; // by the call's shape
        const { total, currentPage } = pagination;
        setRecords({ status: 'ready', rows: list, total, page: currentPage, summary, message: '', first: false });
      },
      (error: Error) => {
        if (own !== latest.current || left.signal.aborted) return;
        setRecords((known) => ({ ...known, status: 'failed', message: error.message }));
      },
    );
    return () => left.abort();
  }, [asked, attempt, model.id, menuId, request]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // An action of the page around the list has changed something.
  useEffect(() => {
    window.addEventListener('adit:reload', reload);
    return () => window.removeEventListener('adit:reload', reload);
  }, [reload]);
  return { asked, setAsked, records, reload };
}
