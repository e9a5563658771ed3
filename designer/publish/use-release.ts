import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ReleaseAnswer } from '../../engine/schema/calls/index.ts';
import { type OpenModel, useOpenModel } from '../parts/open-model.ts';
import type { MenuPlaces } from './use-menu-place.ts';

export interface ReleaseState {
  /** `blocked`: errors in the design, found here (nothing was asked) or by the server. `failed`: asked in vain. */
  readonly status: 'preparing' | 'blocked' | 'ready' | 'failed' | 'publishing';
  /** What the server would do, by a dry run. */
  readonly trial: ReleaseAnswer | null;
  /** Whether the trial is of the place in the menu that is chosen now. */
  readonly isOfPlace: boolean;
  readonly message: string | null;
}

export interface Released {
  readonly version: number;
  readonly path: string | null;
  readonly menus: readonly string[];
}

export interface Release extends ReleaseState {
  again(): void;
  publish(note: string): Promise<void>;
}

/**
 * Saves the draft, has a publish tried, then publishes it.
 * @param errors how many the design has: with one, nothing is sent
 * @param place directory of the menu in which it is put: null leaves the menu as it is, undefined is waited for
 * @param onUnsaved the draft could not be saved; why has been said @param onDone it is online as this version
 */
export function useRelease(
  errors: number,
  { parentId, icon }: Pick<MenuPlaces, 'parentId' | 'icon'>,
  onUnsaved: () => void,
  onDone: (released: Released) => void,
): Release {
  const { request } = useServices();
  const model = useOpenModel();
  const [state, setState] = useState<Omit<ReleaseState, 'isOfPlace'>>(untried);
  const [tried, setTried] = useState<string | null>();
  const [turn, setTurn] = useState(0);
  // What was open when the dialog opened goes on while the model is saved, which makes another one.
  const latest = useRef<{ model: OpenModel; onUnsaved: () => void }>({ model, onUnsaved });
  latest.current = { model, onUnsaved };
  const { id } = model;
  const isBlocked = errors > 0;
  const failed = useCallback((error: unknown) => {
    setState((known) => ({
      ...known,
      status: 'failed',
      message: error instanceof Error ? error.message : String(error),
    }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks anew
  useEffect(() => {
    if (isBlocked) {
      setState({ status: 'blocked', trial: null, message: null });
      return;
    }
    if (parentId === undefined) return;
    const left = new AbortController();
    const prepare = async () => {
      // What was said before stays in sight: only the place in the menu may have changed.
      setState(({ trial }) => ({ status: 'preparing', trial, message: null }));
      if (!(await latest.current.model.save())) {
        if (!left.signal.aborted) latest.current.onUnsaved();
        return;
      }
      const body = { dryRun: true, ...(parentId === null ? {} : { menu: { parentId } }) };
      const trial = await request('releaseModel', { params: { id }, body, quiet: true, signal: left.signal });
      const status = trial.version === null ? 'blocked' : 'ready';
      if (left.signal.aborted) return;
      setTried(parentId);
      setState({ status, trial, message: null });
    };
    prepare().catch((error: unknown) => {
      if (!left.signal.aborted) failed(error);
    });
    return () => left.abort();
  }, [isBlocked, id, parentId, request, turn, failed]);

  const publish = async (note: string) => {
    setState((known) => ({ ...known, status: 'publishing', message: null }));
    try {
      const { revision, reload } = latest.current.model;
      const body = { note, revision, ...(parentId ? { menu: { parentId, icon } } : {}) };
      const { version, path = null } = await request('releaseModel', { params: { id }, body, quiet: true });
      // Null is said by a trial alone.
      onDone({ version: version ?? revision, path, menus: state.trial?.menus ?? [] });
      await reload();
    } catch (error) {
      failed(error);
    }
  };
  return { ...state, isOfPlace: tried === parentId, again: () => setTurn((count) => count + 1), publish };
}

const untried = { status: 'preparing', trial: null, message: null } as const;
