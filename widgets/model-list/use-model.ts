import { useCallback, useEffect, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import { type Model, readModel } from './model.ts';

export type ModelState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly model: Model };

/** Loads a published model, and again after a failure. */
export function useModel(modelId: string): { state: ModelState; again: () => void } {
  const { request, language } = useServices();
  const { registry } = useEngine();
  const [state, setState] = useState<ModelState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const once = useOnce();
  useEffect(() => {
    const done = once(modelId, request, registry, attempt);
    if (!done) return;
    const left = new AbortController();
    setState({ status: 'loading' });
    request('modelConfig', { params: { id: modelId }, signal: left.signal, quiet: true }).then(
      (config) => {
        if (left.signal.aborted) return;
        done();
        setState({ status: 'ready', model: readModel(config, registry.descriptors, language) });
      },
      (error: Error) => {
        if (!left.signal.aborted) setState({ status: 'failed', message: error.message });
      },
    );
    return () => left.abort();
  }, [modelId, request, registry, language, attempt, once]);
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
