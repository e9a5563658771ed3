import { useCallback, useEffect, useRef, useState } from 'react';
import { requireCall, useActing } from '../../engine/contract/acting.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { isRecord, records } from '../shared/records.ts';
import type { Row } from './list-parts.ts';

export interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sidx: string;
  readonly sort: 'asc' | 'desc';
}

export interface CallRows {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Nothing has been answered yet. */
  readonly first: boolean;
  readonly rows: readonly Row[];
  /** Undefined where the call answers everything at once. */
  readonly total: number | undefined;
  readonly message: string;
  /** Of the refusal; undefined where there was none. */
  readonly code?: number | string | undefined;
}

const none: Row = {};
const nothing: CallRows = { status: 'loading', first: true, rows: [], total: undefined, message: '' };

/** Rows of a list call. What was there before stays in sight while a new question is under way, and when it fails. */
export function useCallRows(call: string, params: unknown, asked: Asked, nodeId: string, fixed: Row = none) {
  const services = useServices();
  const { requestNamed } = services;
  const acting = useActing();
  const now = useRef(services);
  now.current = services;
  const [answer, setAnswer] = useState(nothing);
  const underWay = useRef<AbortController | null>(null);
  const path = JSON.stringify(isRecord(params) ? params : {});

  const load = useCallback(async () => {
    underWay.current?.abort();
    const control = new AbortController();
    underWay.current = control;
    setAnswer((known) => ({ ...known, status: 'loading' }));
    const { query, currentPage, pageSize, sidx, sort } = asked;
    try {
      const pathParams: Row = JSON.parse(path);
      requireCall(acting, call, pathParams, now.current, true);
      const data = await requestNamed(call, {
        params: pathParams,
        query: { ...fixed, ...query, currentPage, pageSize, ...(sidx ? { sidx, sort } : {}) },
        quiet: true,
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      const { list, pagination } = isRecord(data) ? data : {};
      const total = isRecord(pagination) ? Number(pagination.total) : undefined;
      setAnswer({ status: 'ready', first: false, rows: records(list), total, message: '' });
    } catch (error) {
      if (control.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      const code = isRequestFailure(error) ? error.code : undefined;
      setAnswer((known) => ({ ...known, status: 'failed', message, code }));
    }
  }, [requestNamed, acting, call, path, asked, fixed]);

  useEffect(() => {
    if (call) void load();
    return () => underWay.current?.abort();
  }, [call, load]);
  useEffect(() => {
    const hear = (event: Event) => {
      const name = event instanceof CustomEvent ? event.detail : undefined;
      if (call && (name === undefined || name === nodeId)) void load();
    };
    window.addEventListener('adit:reload', hear);
    return () => window.removeEventListener('adit:reload', hear);
  }, [call, load, nodeId]);
  return { answer, load };
}
