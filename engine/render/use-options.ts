import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { bindProps } from '../actions/bind-props.ts';
import { useEngine } from '../contract/engine-context.ts';
import { type OptionState, optionReads } from '../contract/option-store.ts';
import { useServices } from '../contract/services.ts';
import type { Read } from '../schema/check/index.ts';
import type { Field } from '../schema/fields/fields.ts';
import { optionKeys, toOptions } from '../schema/values/index.ts';
import { localOptions } from './local-options.ts';

const none: OptionState = { state: 'ready', options: [] };
const noSlot = {};

/**
 * The options of a field, asked for once however many fields and rows show them; in the language that is read now.
 * @param set what code has set in their place
 */
export function useOptions(field: Field, read: Read, set?: readonly unknown[]): OptionState {
  const { options, session, sources } = useEngine();
  const { language } = useServices();
  const wanted = field.descriptor.options === true;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!wanted) return () => {};
      const stops = [
        options.subscribe(listener),
        ...optionReads(field).map((name) => session.signals.subscribe(name, listener)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [options, session, field, wanted],
  );
  const slot = wanted ? (field.node.slot ?? noSlot) : noSlot;
  const bound = bindProps(slot, sources);
  const fromSource = set !== undefined || bound !== slot;
  const entries = set ?? bound.options;
  const given = useMemo<OptionState | null>(
    () => (fromSource ? { state: 'ready', options: toOptions(entries, optionKeys(field.node)) } : null),
    [fromSource, entries, field],
  );
  const stored = useSyncExternalStore(subscribe, () => (wanted ? options.read(field, read) : none));
  const state = given ?? stored;
  return useMemo(() => ({ ...state, options: localOptions(state.options, language) }), [state, language]);
}
