import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type MessageRow, messageRows, withFirst, withNext } from './message-rows.ts';

/** What the call is asked; left out where everything is meant. */
export interface MessageFilter {
  readonly keyword?: string;
  readonly type?: number;
  readonly isRead?: '0';
}

interface Known {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Undefined until something was answered. */
  readonly rows: readonly MessageRow[] | undefined;
  /** Of those that the filter lets through, when they were counted. */
  readonly total: number;
  /** How many of them were read on this page since. */
  readonly readSince: number;
  readonly hasMore: boolean;
  readonly message: string;
}

const nothing: Known = { status: 'loading', rows: undefined, total: 0, readSince: 0, hasMore: false, message: '' };

/**
 * The messages of a filter, page by page. What is known stays while more is fetched, and when that fails.
 * @param pageSize messages of a page
 */
export function useMessages(filter: MessageFilter, pageSize: number = limits.messagePageSize) {
  const { request } = useServices();
  const [known, setKnown] = useState(nothing);
  const underWay = useRef<AbortController | null>(null);

  const fetchPage = useCallback(
    async (after: string | undefined) => {
      underWay.current?.abort();
      const control = new AbortController();
      underWay.current = control;
      setKnown((before) => ({ ...before, status: 'loading' }));
      try {
        const query = { ...filter, pageSize, ...(after === undefined ? {} : { after }) };
        const { list, pagination } = await request('messageList', { query, quiet: true, signal: control.signal });
        if (control.signal.aborted) return;
        const page = messageRows(list);
        const isLast = page.length < pageSize;
        setKnown(({ rows = [], hasMore }) => {
          const next = after === undefined ? withFirst(rows, page, isLast) : withNext(rows, page);
          const isBelow = after === undefined && next.at(-1)?.id !== page.at(-1)?.id;
          return {
            status: 'ready',
            rows: next,
            total: pagination.total,
            readSince: 0,
            hasMore: isBelow ? hasMore && !isLast : !isLast,
            message: '',
          };
        });
      } catch (error) {
        if (control.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setKnown((before) => ({ ...before, status: 'failed', message }));
      } finally {
        if (underWay.current === control) underWay.current = null;
      }
    },
    [request, filter, pageSize],
  );

  // Another filter is another list.
  useEffect(() => {
    setKnown(nothing);
    void fetchPage(undefined);
    return () => underWay.current?.abort();
  }, [fetchPage]);

  const last = known.rows?.at(-1)?.id;
  return {
    ...known,
    refresh: useCallback(() => fetchPage(undefined), [fetchPage]),
    /** The next page; the first where there is none yet. Not while something is under way. */
    more: useCallback(async () => {
      if (underWay.current === null) await fetchPage(last);
    }, [fetchPage, last]),
    /** Those are read now, on this page; without an id all of them. */
    markRead: useCallback((id?: string) => {
      const isMeant = (row: MessageRow) => !row.isRead && (id === undefined || row.id === id);
      setKnown((before) => ({
        ...before,
        rows: before.rows?.map((row) => (isMeant(row) ? { ...row, isRead: true } : row)),
        readSince: before.readSince + (before.rows?.filter(isMeant).length ?? 0),
      }));
    }, []),
    /** It is not there any more. */
    drop: useCallback((id: string) => {
      setKnown((before) => ({ ...before, rows: before.rows?.filter((row) => row.id !== id) }));
    }, []),
  };
}
