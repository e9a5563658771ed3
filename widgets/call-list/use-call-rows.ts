import { useCallback, useEffect, useRef, useState } from 'react';
import { requireCall, useActing } from '../../engine/contract/acting.ts';
import { hearReload } from '../../engine/contract/reload-news.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { isRecord, records } from '../shared/records.ts';
import type { Row } from './list-parts.ts';

export interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sidx: string;
  readonly sort: 'asc' | 'desc';
  /** Of a list without numbered pages: what each page after the first is asked for after. */
  readonly trail?: readonly string[];
}

export interface CallRows {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Nothing has been answered yet. */
  readonly first: boolean;
  readonly rows: readonly Row[];
  /** Undefined where the call answers everything at once. */
  readonly total: number | undefined;
  /** Only so many were counted, and there are more. */
  readonly isMore?: boolean;
  /** What the next page is asked for after, null on the last; undefined where pages have numbers. */
  readonly next?: string | null | undefined;
  readonly message: string;
  /** Of the refusal; undefined where there was none. */
  readonly code?: number | string | undefined;
}

const none: Row = {};
const nothing: CallRows = { status: 'loading', first: true, rows: [], total: undefined, message: '' };

/** Where an answer says that its rows stand. */
function standing(pagination: unknown): Pick<CallRows, 'total' | 'isMore' | 'next'> {
  if (!isRecord(pagination)) return { total: undefined };
  const { total, isMore, next } = pagination;
  return {
    total: Number(total),
    isMore: isMore === true,
    next: typeof next === 'string' || next === null ? next : undefined,
  };
}

/** Rows of a list call. What was there before stays in sight while a new question is under way, and when it fails. */
export function useCallRows(call: string, params: unknown, asked: Asked, nodeId: string, fixed: Row = none) {
  const services = useServices();
  const { requestNamed } = services;
  const acting = useActing();
  const now = useRef(services);
  now.current = services;
  const [answer, setAnswer] = useState(nothing);
  const underWay = useRef<AbortController | null>(null);
  const isWaitedFor = useRef(false);
  const path = JSON.stringify(isRecord(params) ? params : {});

  const load = useCallback(
    async ({ isQuiet = false }: { readonly isQuiet?: boolean } = {}) => {
      // Somebody waits for that one.
      if (isQuiet && isWaitedFor.current) return;
      underWay.current?.abort();
      const control = new AbortController();
      underWay.current = control;
      isWaitedFor.current = !isQuiet;
      if (!isQuiet) setAnswer((known) => ({ ...known, status: 'loading' }));
      const { query, currentPage, pageSize, sidx, sort, trail = [] } = asked;
      const after = trail[currentPage - 2];
      try {
        const pathParams: Row = JSON.parse(path);
        requireCall(acting, call, pathParams, now.current, true);
        const data = await requestNamed(call, {
          params: pathParams,
          query: {
            ...fixed,
            ...query,
            ...(after === undefined ? { currentPage } : { after }),
            pageSize,
            ...(sidx ? { sidx, sort } : {}),
          },
          quiet: true,
          signal: control.signal,
        });
        if (control.signal.aborted) return;
        isWaitedFor.current = false;
        const { list, pagination } = isRecord(data) ? data : {};
        setAnswer({ status: 'ready', first: false, rows: records(list), message: '', ...standing(pagination) });
      } catch (error) {
        if (control.signal.aborted) return;
        isWaitedFor.current = false;
        // What nobody asked for by hand is asked again by itself.
        if (isQuiet) return;
        const message = error instanceof Error ? error.message : String(error);
        const code = isRequestFailure(error) ? error.code : undefined;
        setAnswer((known) => ({ ...known, status: 'failed', message, code }));
      }
    },
    [requestNamed, acting, call, path, asked, fixed],
  );

  useEffect(() => {
    if (call) void load();
    return () => underWay.current?.abort();
  }, [call, load]);
  useEffect(() => {
    const hear = (event: Event) => {
      const name = event instanceof CustomEvent ? event.detail : undefined;
      if (call && (name === undefined || name === nodeId)) void load();
    };
    return hearReload(hear);
  }, [call, load, nodeId]);
  return { answer, load };
}
