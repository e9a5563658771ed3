import { useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { type Field, fieldCode } from '../../engine/schema/fields/fields.ts';
import { isSpecialSource, sentParameters } from '../../engine/schema/fields/interface-parameters.ts';
import { cellText } from '../row-picker/chosen-rows.ts';

/**
 * What is chosen stays while the fields that narrow the rows still allow it; else it is cleared, and can be brought back.
 * @param keys what is chosen now
 * @param store takes what is left of it
 */
export function useStillOffered(
  field: Field,
  keys: readonly string[],
  read: (name: string) => unknown,
  store: (keys: readonly string[]) => void,
) {
  const { request } = useServices();
  const picked = useMemo(() => field.descriptor.picksRow?.(field.node), [field]);
  const code = fieldCode(field);
  const signals = useContext(EngineContext)?.session.signals;
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  const narrowing = (picked?.parameters ?? []).flatMap(({ relationField }) =>
    relationField === '' || isSpecialSource(relationField) ? [] : [relationField],
  );
  const watched = narrowing.join('\n');
  useEffect(() => {
    if (!signals || watched === '') return;
    const stops = watched.split('\n').map((name) => signals.subscribe(name, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [signals, watched]);

  const asked = picked && watched !== '' ? JSON.stringify(sentParameters(picked.parameters, read)) : '';
  const before = useRef(asked);
  const latest = useRef({ keys, store });
  latest.current = { keys, store };
  useEffect(() => {
    if (!picked || before.current === asked) return;
    before.current = asked;
    const { keys: chosen } = latest.current;
    if (chosen.length === 0) return;
    const left = new AbortController();
    const body = {
      ids: [...chosen],
      interfaceId: picked.interfaceId,
      propsValue: picked.key,
      paramList: sentParameters(picked.parameters, read),
      field: code,
    };
    request('interfaceByIds', { params: { id: picked.interfaceId }, body, signal: left.signal, quiet: true }).then(
      (rows) => {
        if (left.signal.aborted) return;
        const offered = new Set(rows.map((row) => cellText(row[picked.key])));
        const kept = chosen.filter((key) => offered.has(key));
        if (kept.length === chosen.length) return;
        setCleared(chosen);
        latest.current.store(kept);
      },
      // Not known now: what is chosen stays, and the server judges it at saving.
      () => undefined,
    );
    return () => left.abort();
  }, [picked, asked, read, request, code]);

  return {
    cleared: cleared !== null,
    undo() {
      if (cleared) store(cleared);
      setCleared(null);
    },
    forget: () => setCleared(null),
  };
}
