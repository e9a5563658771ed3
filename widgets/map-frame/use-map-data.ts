import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { PageToMap } from '../../engine/schema/live/map-messages.ts';
import { dataMessages, loadMapData } from './map-data.ts';

const none: readonly PageToMap[] = [];

/**
 * What is kept and shown, as messages for the map; none until it is there.
 * @param name of the map, by which a page asks it to load anew
 */
export function useMapData(set: string, name: string) {
  const { request } = useServices();
  const [messages, setMessages] = useState(none);
  const [isEmpty, setEmpty] = useState(false);
  const [state, setState] = useState<boolean | 'failed'>(false);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && (event.detail === undefined || event.detail === name)) reload();
    };
    window.addEventListener('adit:reload', hear);
    return () => window.removeEventListener('adit:reload', hear);
  }, [name, reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is fetched anew
  useEffect(() => {
    let wanted = true;
    loadMapData(request, set).then(
      (data) => {
        if (!wanted) return;
        setMessages(dataMessages(data));
        setEmpty(set !== 'none' && data.regions.length === 0 && data.axes.length === 0);
        setState(true);
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [request, set, round]);
  return { messages, state, isEmpty, reload };
}
