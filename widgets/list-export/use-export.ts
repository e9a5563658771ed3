import { useEffect, useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { ExportBody } from './export-wish.ts';
import { ExportFailed, runExport } from './run-export.ts';

/** How far an export is. */
interface ExportState {
  readonly isBusy: boolean;
  /** Of a long one; null before it is known to be one. */
  readonly jobId: string | null;
  readonly done: number;
  readonly total: number | null;
  /** Why the last one failed. */
  readonly failure: string;
}

const idle: ExportState = { isBusy: false, jobId: null, done: 0, total: null, failure: '' };

/** Exports a list. One that goes on when nobody watches any more says by a message how it ended. */
export function useExport(modelId: string, onDone: () => void) {
  const services = useServices();
  const { request, toast, translate } = services;
  const [state, setState] = useState(idle);
  const isWatched = useRef(true);
  useEffect(() => {
    isWatched.current = true;
    return () => {
      isWatched.current = false;
    };
  }, []);
  const change = (part: Partial<ExportState>) => isWatched.current && setState((known) => ({ ...known, ...part }));
  const start = async (body: ExportBody) => {
    setState({ ...idle, isBusy: true });
    try {
      const isDone = await runExport(services, modelId, body, {
        onJob: (jobId) => change({ jobId }),
        onProgress: (done, total) => change({ done, total }),
      });
      toast(isDone ? 'success' : 'info', translate(isDone ? 'export.done' : 'export.stopped'));
      change(idle);
      if (isDone && isWatched.current) onDone();
    } catch (error) {
      if (!isRequestFailure(error) && !(error instanceof ExportFailed)) throw error;
      if (isWatched.current) setState({ ...idle, failure: error.message });
      else toast('error', error.message);
    }
  };
  const stop = async (jobId: string) => {
    try {
      await request('cancelJob', { params: { id: jobId }, quiet: true });
    } catch (error) {
      // One that has ended meanwhile says so itself.
      if (!isRequestFailure(error)) throw error;
    }
  };
  return { state, start, stop };
}
