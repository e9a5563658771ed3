import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Filling, failureOf, isSaidHere } from '../actions/run-actions.ts';
import { requireCall, useActing } from '../contract/acting.ts';
import { fillPlaces, type Scope } from '../contract/fill-places.ts';
import { readPath } from '../contract/read-path.ts';
import { useServices } from '../contract/services.ts';
import { comparedElsewhere, compileRules } from '../schema/check/index.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import { limits } from '../schema/limits.ts';
import type { ScreenHandle } from './ScreenView.tsx';

const nothing: Scope = {};

/**
 * Loads each source of the document once; what it answers is shared by every node that binds to it.
 * @param running how the steps of a source run that does not answer
 * @returns `held` is what is there now, `data` what was there when it was last drawn; `loading` is kept once each source has
 * answered or failed
 */
export function useSources(sources: ScreenDocument['sources'], given: Scope, running: RefObject<ScreenHandle['run']>) {
  const services = useServices();
  const { requestNamed } = services;
  const acting = useActing();
  const [data, setData] = useState<Scope>(nothing);
  const held = useRef<Scope>(nothing);
  const now = useRef({ given, services });
  now.current = { given, services };
  /** How often each source has been asked: an answer that was overtaken by a later one is not shown. */
  const asked = useRef(new Map<string, number>());
  /** Failures in a row of sources whose steps for that run now: those may ask again, but not as fast as they fail. */
  const failures = useRef(new Map<string, number>());
  const isLeft = useRef(false);
  /** What steps have asked for sources, by name. */
  const fillings = useRef(new Map<string, Filling>());
  const setSource = useCallback((name: string, answer: unknown, filling?: Filling) => {
    if (filling) fillings.current.set(name, filling);
    else fillings.current.delete(name);
    held.current = { ...held.current, [name]: answer };
    setData(held.current);
  }, []);
  const load = useCallback(
    async (name: string, signal?: AbortSignal) => {
      const source = sources?.[name];
      const { given: scope } = now.current;
      const rule = source?.when ? compileRules([source.when], comparedElsewhere) : null;
      if (!source || rule?.holds((path) => readPath(scope, path)) === false) return;
      const turn = (asked.current.get(name) ?? 0) + 1;
      asked.current.set(name, turn);
      const failed = failures.current.get(name) ?? 0;
      if (failed > 0) await pauseAfter(failed);
      if (isLeft.current || asked.current.get(name) !== turn) return;
      const filled = fillPlaces({ params: source.params ?? {}, query: source.query ?? {}, body: source.body }, scope);
      try {
        // The shape is the source's own; places do not change it.
        const params = filled as { params: Scope };
        // Nobody asked for it: what is off is said above the page, not for each source.
        requireCall(acting, source.call, params.params, now.current.services, true);
        const answer = await requestNamed(source.call, {
          ...(filled as { params: Scope; query: Scope; body: unknown }),
          ...(signal ? { signal } : {}),
          ...(isSaidHere(source) ? { quiet: true } : {}),
        });
        if (!signal?.aborted && asked.current.get(name) === turn) setSource(name, answer);
      } catch (error) {
        // Said by the client, or by the steps that stand in for that; what was there before stays.
        if (signal?.aborted || !isSaidHere(source)) return;
        failures.current.set(name, failed + 1);
        await running.current(source.onError ?? [], failureOf(error)).finally(() => failures.current.delete(name));
      }
    },
    [sources, requestNamed, acting, setSource, running],
  );
  useAskedAnew(fillings, setSource);
  const loading = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const left = new AbortController();
    isLeft.current = false;
    loading.current = Promise.all(Object.keys(sources ?? {}).map((name) => load(name, left.signal)));
    return () => {
      isLeft.current = true;
      left.abort();
    };
  }, [sources, load]);
  const reload = useCallback(
    async (name: string | undefined) => {
      const names = name === undefined ? Object.keys(sources ?? {}) : [name];
      await Promise.all(names.map((one) => load(one)));
      // Lists and trees that load by themselves hear of it as well.
      window.dispatchEvent(new CustomEvent('adit:reload', { detail: name }));
    },
    [sources, load],
  );
  return { data, held, loading, setSource, reload };
}

/**
 * An answer is in the words of the language in which it was asked for. The sources of a document are loaded anew in another
 * language; those that steps have filled are asked for here, where asking changes nothing.
 */
function useAskedAnew(
  fillings: RefObject<ReadonlyMap<string, Filling>>,
  setSource: (name: string, answer: unknown, filling: Filling) => void,
): void {
  const { requestNamed, reads, language } = useServices();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    for (const [name, filling] of fillings.current) {
      if (reads?.(filling.call) !== true) continue;
      requestNamed(filling.call, { ...filling.input, quiet: true }).then(
        // A step may have filled it with something else meanwhile.
        (answer) => fillings.current.get(name) === filling && setSource(name, answer, filling),
        // The words before are better than none.
        () => {},
      );
    }
  }, [language, requestNamed, reads, fillings, setSource]);
}

function pauseAfter(failures: number): Promise<void> {
  const ms = Math.min(limits.sourceRetryMs * 2 ** (failures - 1), limits.sourceRetryMostMs);
  return new Promise((go) => setTimeout(go, ms));
}
