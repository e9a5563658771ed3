import { useCallback, useSyncExternalStore } from 'react';
import { type OptionState, optionReads } from '../data/option-store.ts';
import type { Read } from '../schema/check/index.ts';
import type { Field } from '../schema/fields.ts';
import { useEngine } from './engine-context.ts';

const none: OptionState = { state: 'ready', options: [] };

/** The options of a field, asked for once however many fields and rows show them. */
export function useOptions(field: Field, read: Read): OptionState {
  const { options, session } = useEngine();
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
  return useSyncExternalStore(subscribe, () => (wanted ? options.read(field, read) : none));
}
