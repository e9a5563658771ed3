import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { namesOf } from '../../engine/contract/names-of.ts';
import { useServices } from '../../engine/contract/services.ts';
import { type Chosen, chosenKey } from './chosen.ts';

/** What stands for something chosen; `loading`: nothing yet. */
export interface ShownName {
  readonly key: string;
  readonly text: string;
  readonly note: string;
  readonly state: 'ready' | 'loading' | 'failed';
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
    const textOf = (key: string): string | undefined => {
      const name = names.read(key);
      if (name === undefined) return undefined;
      if (name === 'failed') return translate('picker.unnamed');
      if (name.state === 'ok') return name.fullName;
      return translate(`picker.${name.state}`, { name: name.fullName });
    };
    return chosen.map((one) => {
      const texts = one.keys.map(textOf);
      const last = names.read(one.keys.at(-1) ?? '');
      const isThere = texts.every((text) => text !== undefined);
      return {
        key: chosenKey(one),
        text: isThere ? texts.join('/') : translate('picker.loading'),
        note: typeof last === 'object' && one.keys.length === 1 ? last.organize : '',
        state: !isThere ? 'loading' : last === 'failed' ? 'failed' : 'ready',
      };
    });
  }, [chosen, names, version, translate]);
}
