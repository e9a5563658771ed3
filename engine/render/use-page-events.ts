import { type RefObject, useEffect } from 'react';
import type { Action } from '../schema/documents/action.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import { stepsAtLeaving } from '../schema/documents/page-events.ts';
import type { ScreenHandle } from './ScreenView.tsx';

/**
 * What a page does by itself: `load` once its sources have answered or failed, `leave` when another page takes its place
 * after that. Before it was there, there is nothing to leave.
 */
export function usePageEvents(
  on: ScreenDocument['on'],
  loading: RefObject<Promise<unknown>>,
  running: RefObject<ScreenHandle['run']>,
): void {
  useEffect(() => {
    // Other hands may have changed what is online: only a list is taken for one.
    const stepsOf = (steps: readonly Action[] | undefined) => (Array.isArray(steps) ? steps : []);
    const load = stepsOf(on?.load);
    const leave = stepsOf(on?.leave).filter(({ action }) => stepsAtLeaving.has(action));
    let isThere = false;
    let isLeft = false;
    void loading.current.then(() => {
      if (isLeft) return;
      isThere = true;
      if (load.length > 0) void running.current(load);
    });
    return () => {
      isLeft = true;
      if (isThere && leave.length > 0) void running.current(leave);
    };
  }, [on, loading, running]);
}
