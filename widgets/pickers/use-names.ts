import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { namesOf } from '../../engine/contract/names-of.ts';
import { useServices } from '../../engine/contract/services.ts';
import { nameText } from '../../engine/contract/value-names.ts';
import { type Chosen, chosenKey } from '../../engine/schema/references/index.ts';

/** What stands for something chosen; `loading`: nothing yet. */
export interface ShownName {
  readonly key: string;
  readonly text: string;
  readonly note: string;
  readonly state: 'ready' | 'loading' | 'failed';
  /** A record that the reader may open. */
  readonly opens?: boolean;
}

/** The names of what is chosen, asked for together with those of all other pickers; never an id. */
export function useNames(chosen: readonly Chosen[]): readonly ShownName[] {
  const services = useServices();
  const { translate } = services;
  const names = namesOf(services);
  const version = useSyncExternalStore(names.subscribe, names.version);
  const wanted = chosen.flatMap(({ keys }) => keys).join(' ');
  useEffect(() => {
    if (wanted !== '') names.want(wanted.split(' '));
  }, [names, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer makes the version another
  return useMemo(() => {
    return chosen.map((one) => {
      const text = nameText(one, names, translate);
      const last = names.read(one.keys.at(-1) ?? '');
      return {
        key: chosenKey(one),
        text: text ?? translate('picker.loading'),
        note: typeof last === 'object' && one.keys.length === 1 ? last.organize : '',
        state: text === undefined ? 'loading' : last === 'failed' ? 'failed' : 'ready',
      };
    });
  }, [chosen, names, version, translate]);
}
