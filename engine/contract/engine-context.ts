import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Acting } from '../schema/acts/acts.ts';
import type { CompiledRule, Read } from '../schema/check/index.ts';
import type { Action } from '../schema/documents/action.ts';
import type { BlockVisibility } from './block-visibility.ts';
import type { FormSession } from './form-session.ts';
import type { OptionStore } from './option-store.ts';
import { readPath } from './read-path.ts';
import type { Registry } from './registry.ts';

/** What every node of one open document shares. */
export interface EngineState {
  readonly registry: Registry;
  readonly session: FormSession;
  readonly options: OptionStore;
  /** `view`: the record viewer. Values are read, not edited. */
  readonly mode: 'edit' | 'view';
  readonly disabled: boolean;
  /** Prefix of the ids on the page, so that two forms on one page never share one. */
  readonly idPrefix: string;
  /** The record in words, as the server has them: for names and labels that only it can look up. */
  readonly displayValues: Readonly<Record<string, unknown>>;
  readonly windows: BlockVisibility;
  /** Data of named sources, by name. */
  readonly sources: Readonly<Record<string, unknown>>;
  /**
   * Runs the actions of a node's event; false when a step was declined, refused or failed.
   * @param as what the document may do that they stand in, where that is another than this one
   */
  run(actions: readonly Action[], scope?: Readonly<Record<string, unknown>>, as?: Acting): Promise<boolean>;
}

export const EngineContext = createContext<EngineState | null>(null);

/** @throws Error outside a document: a mistake of ours */
export function useEngine(): EngineState {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('A node was drawn outside a document: wrap it in DocumentView.');
  return engine;
}

/** Draws again when any of these names changes; `read` has to give the same thing while nothing has changed. */
export function useSignals<T>(names: readonly string[], read: () => T): T {
  const { signals } = useEngine().session;
  const key = names.join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key === '' ? [] : key.split('\n').map((name) => signals.subscribe(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [signals, key],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Whether a compiled condition holds now; true where there is none. */
export function useRule(rule: CompiledRule | null): boolean {
  const read = readAround(useEngine());
  return useSignals(rule ? [...rule.reads] : [], () => rule?.holds(read) ?? true);
}

/** Values of the form by name, data of sources by `source.path`. */
export function readAround({ session, sources }: Pick<EngineState, 'session' | 'sources'>): Read {
  return (name) => (name.includes('.') ? readPath(sources, name) : session.read(name));
}

/** Draws again when one of the form's names changes, and at no other time. */
export function useSignal(name: string): number {
  const { signals } = useEngine().session;
  // One function as long as the name is one: React listens anew each time it gets another.
  const subscribe = useCallback((listener: () => void) => signals.subscribe(name, listener), [signals, name]);
  return useSyncExternalStore(subscribe, () => signals.version(name));
}
