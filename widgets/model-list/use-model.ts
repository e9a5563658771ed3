import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import { type Model, readModel } from './model.ts';

export type ModelState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  /** `turn` rises with each model that is another one than before. */
  | { readonly status: 'ready'; readonly model: Model; readonly turn: number };

/** How a list that is open comes by what was published since. */
export interface Renewal {
  /** Reads the model again. @returns whether it is another one; it is shown as soon as nothing holds the list */
  renew(): Promise<boolean>;
  /** While something stands open over the list, it stays as it is: nobody loses what he fills in. */
  hold(isHeld: boolean): void;
}

/** Loads a published model, again after a failure, and anew where it may have changed. */
export function useModel(modelId: string): { state: ModelState; again: () => void; renewal: Renewal } {
  const { request, language } = useServices();
  const { registry } = useEngine();
  const [state, setState] = useState<ModelState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const once = useOnce();
  /** What the model that is shown, or waits to be, was read from. */
  const read = useRef('');
  const held = useRef(false);
  const waiting = useRef<Model | null>(null);
  const show = useCallback(
    (model: Model) =>
      setState((known) => ({ status: 'ready', model, turn: known.status === 'ready' ? known.turn + 1 : 0 })),
    [],
  );
  useEffect(() => {
    const done = once(modelId, request, registry, attempt);
    if (!done) return;
    const left = new AbortController();
    waiting.current = null;
    setState({ status: 'loading' });
    request('modelConfig', { params: { id: modelId }, signal: left.signal, quiet: true }).then(
      (config) => {
        if (left.signal.aborted) return;
        done();
        read.current = JSON.stringify(config);
        show(readModel(config, registry.descriptors, language));
      },
      (error: Error) => {
        if (!left.signal.aborted) setState({ status: 'failed', message: error.message });
      },
    );
    return () => left.abort();
  }, [modelId, request, registry, language, attempt, once, show]);
  const renewal = useMemo<Renewal>(
    () => ({
      async renew() {
        const before = read.current;
        // One that cannot be read says so with its rows.
        const config = await request('modelConfig', { params: { id: modelId }, quiet: true }).catch(() => null);
        if (config === null || JSON.stringify(config) === before) return waiting.current !== null;
        if (read.current !== before) return true;
        read.current = JSON.stringify(config);
        const model = readModel(config, registry.descriptors, language);
        if (held.current) waiting.current = model;
        else show(model);
        return true;
      },
      hold(isHeld) {
        held.current = isHeld;
        const next = waiting.current;
        if (isHeld || next === null) return;
        waiting.current = null;
        show(next);
      },
    }),
    [modelId, request, registry, language, show],
  );
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []), renewal };
}
