import type { Read } from '../schema/check/index.ts';
import { type Field, fieldCode } from '../schema/fields/fields.ts';
import {
  isSpecialSource,
  readParameters,
  type SentParameter,
  sentParameters,
} from '../schema/fields/interface-parameters.ts';
import { type Option, optionKeys, staticOptions, toOptions } from '../schema/values/index.ts';
import type { LateNames } from './late-names.ts';

/** Where options come from when a design does not hold them itself. */
export type OptionSource =
  | { readonly kind: 'dictionary'; readonly type: string }
  | {
      readonly kind: 'interface';
      readonly id: string;
      readonly params: readonly SentParameter[];
      /** Which field asks, and in which published document. */
      readonly field?: string;
      readonly modelId?: string;
    };

/** @returns entries as the source has them; @throws when they cannot be had */
export type LoadOptions = (source: OptionSource) => Promise<readonly unknown[]>;

export interface OptionState {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly options: readonly Option[];
}

export interface OptionStore {
  /** The options of a field now; the first ask starts the request. */
  read(field: Field, read: Read): OptionState;
  subscribe(listener: () => void): () => void;
  /** Of what values name that are ids. */
  readonly names?: LateNames | undefined;
  /** Asks again after a failure. */
  retry(field: Field, read: Read): void;
}

/** Said in the window when dictionaries have changed: what shows their entries asks anew. */
export const dictionaryNews = 'adit:dictionary';

const nothing: readonly Option[] = [];
const none: OptionState = { state: 'ready', options: nothing };
const loading: OptionState = { state: 'loading', options: nothing };
const failed: OptionState = { state: 'failed', options: nothing };

/** One request for a source however many fields and rows show it: asked once, kept as long as the store lives. */
export function createOptionStore(load: LoadOptions, names?: LateNames): OptionStore {
  const states = new Map<string, OptionState>();
  const listeners = new Set<() => void>();
  const fixed = new WeakMap<Field, OptionState>();
  const dictionaries = new Map<string, () => void>();
  const latest = new Map<string, object>();

  const start = (key: string, field: Field, source: OptionSource) => {
    states.set(key, loading);
    if (source.kind === 'dictionary') dictionaries.set(key, () => ask(key, field, source));
    ask(key, field, source);
  };
  const ask = (key: string, field: Field, source: OptionSource) => {
    const mine = {};
    latest.set(key, mine);
    // What throws at once has failed like what is refused later.
    new Promise<readonly unknown[]>((resolve) => resolve(load(through(field, source)))).then(
      (entries) => {
        // An answer to an earlier question may come later.
        if (latest.get(key) !== mine) return;
        publish(key, { state: 'ready', options: toOptions(entries, optionKeys(field.node)) });
      },
      // What was there before is better than nothing.
      () => latest.get(key) === mine && states.get(key)?.state !== 'ready' && publish(key, failed),
    );
  };
  const publish = (key: string, state: OptionState) => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };
  // What is in sight stays there until the answer has come.
  const renew = () => {
    for (const again of dictionaries.values()) again();
  };
  const keyOf = (field: Field, source: OptionSource) => JSON.stringify([source, optionKeys(field.node)]);

  return {
    names,
    read(field, read) {
      const own = staticOptions(field);
      if (own) {
        const known = fixed.get(field);
        if (known) return known;
        const state: OptionState = { state: 'ready', options: own };
        fixed.set(field, state);
        return state;
      }
      const source = sourceOf(field, read);
      if (!source) return none;
      const key = keyOf(field, source);
      if (!states.has(key)) start(key, field, source);
      return states.get(key) ?? loading;
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.(dictionaryNews, renew);
      listeners.add(listener);
      const stop = names?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.(dictionaryNews, renew);
        stop?.();
      };
    },
    retry(field, read) {
      const source = sourceOf(field, read);
      if (!source) return;
      const key = keyOf(field, source);
      // Asked twice at once, it is under way already.
      if (states.get(key) === loading) return;
      start(key, field, source);
      publish(key, loading);
    },
  };
}

/** Fields that ask the same share the answer: it is asked through the first of them. */
const through = (field: Field, source: OptionSource): OptionSource =>
  source.kind === 'interface' ? { ...source, field: fieldCode(field) } : source;

/** Undefined while the node does not say which dictionary or interface: it has no options then. */
function sourceOf({ node }: Field, read: Read): OptionSource | undefined {
  const { dataType, dictionaryType, propsUrl, templateJson } = node.config;
  if (dataType === 'dictionary') return dictionaryType ? { kind: 'dictionary', type: dictionaryType } : undefined;
  if (dataType !== 'dynamic' || !propsUrl) return undefined;
  const params = sentParameters(readParameters(templateJson), read);
  return { kind: 'interface', id: propsUrl, params };
}

/** Fields whose change asks the source anew. */
export function optionReads({ node }: Field): string[] {
  return readParameters(node.config.templateJson).flatMap(({ relationField }) =>
    relationField === '' || isSpecialSource(relationField) ? [] : [relationField],
  );
}
