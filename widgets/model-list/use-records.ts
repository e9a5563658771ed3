import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Model, Row } from './model.ts';

export interface Asked {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sidx: string;
  readonly sort: 'asc' | 'desc';
  readonly query: Readonly<Record<string, unknown>>;
}

export interface Records {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What was there last stays while something else is asked for, and when that fails. */
  readonly rows: readonly Row[];
  readonly total: number;
  readonly summary: Readonly<Record<string, unknown>> | undefined;
  readonly message: string;
  /** The first answer has not come yet. */
  readonly first: boolean;
}

interface Answer {
  list: Row[];
  pagination: { currentPage: number; total: number };
  summary?: Record<string, unknown>;
}

export function firstAsked({ list }: Model): Asked {
  return {
    currentPage: 1,
    pageSize: list.hasPage === false ? limits.pageSizeMost : (list.pageSize ?? limits.pageSize),
    sidx: list.defaultSidx ?? '',
    sort: list.sort ?? 'desc',
    query: {},
  };
}

/** The rows of a list; the last request wins, an earlier one that answers late is forgotten. */
export function useRecords(model: Model, menuId: string) {
  const { request } = useServices();
  const [asked, setAsked] = useState<Asked>(() => firstAsked(model));
  const [records, setRecords] = useState<Records>({
    status: 'loading',
    rows: [],
    total: 0,
    summary: undefined,
    message: '',
    first: true,
  });
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
        setRecords({ status: 'ready', rows: list, total: pagination.total, summary, message: '', first: false });
        if (pagination.currentPage !== asked.currentPage) {
          setAsked((known) => ({ ...known, currentPage: pagination.currentPage }));
        }
      },
      (error: Error) => {
        if (own !== latest.current || left.signal.aborted) return;
        setRecords((known) => ({ ...known, status: 'failed', message: error.message }));
      },
    );
    return () => left.abort();
  }, [asked, attempt, model.id, menuId, request]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { asked, setAsked, records, reload };
}
