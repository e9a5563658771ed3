import { useCallback, useSyncExternalStore } from 'react';
import { isObject, type JsonObject } from '../document/json.ts';
import { useDesign } from '../parts/designer-context.ts';
import { usePageData } from './page-data.ts';
import type { Sample } from './sample-store.ts';

const nothing: JsonObject = {};
const none: Sample = { status: 'unasked' };

/** What a named source of the open page asks; undefined where the page has none of that name. */
export function useSource(name: string | null): JsonObject | undefined {
  return useDesign(({ document: { sources } }) => {
    const source = isObject(sources) && name !== null && Object.hasOwn(sources, name) ? sources[name] : undefined;
    return isObject(source) ? source : undefined;
  });
}

/** The data of a source by name: of the page's own what the server answers when it is asked, of the program's what is there. */
export function useSample(name: string | null): { readonly sample: Sample; ask(): void } {
  const { given, samples } = usePageData();
  const source = useSource(name);
  const own = useSyncExternalStore(samples.subscribe, () => (source ? samples.read(source) : none));
  const ask = useCallback(() => samples.ask(source ?? nothing, given), [samples, source, given]);
  const isGiven = source === undefined && name !== null && Object.hasOwn(given, name);
  const data = isGiven ? given[name] : undefined;
  return { sample: isGiven ? givenSample(data) : own, ask };
}

const held = new WeakMap<object, Sample>();

function givenSample(data: unknown): Sample {
  if (typeof data !== 'object' || data === null) return { status: 'ready', data };
  const known = held.get(data) ?? { status: 'ready', data };
  held.set(data, known);
  return known;
}
