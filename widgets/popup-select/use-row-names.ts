import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type Asked, useAnswer } from '../../engine/contract/use-answer.ts';
import type { PickedRecord, PickedRow } from '../../engine/schema/fields/row-source.ts';
import type { ShownName } from '../pickers/use-names.ts';
import type { ChosenRow } from '../row-picker/chosen-rows.ts';
import { askRowNames, type RowName } from './ask-row-names.ts';

/**
 * What the stored keys are called: by the rows that were chosen here, else as the server says. One that is no longer there
 * says so, and is never shown as its key.
 * @param nameless what stands for one whose name is blank
 */
export function useRowNames(
  keys: readonly string[],
  picked: PickedRow | PickedRecord | undefined,
  code: string,
  nameless: (key: string) => string = itself,
) {
  const { request, translate } = useServices();
  const [known, setKnown] = useState<ReadonlyMap<string, RowName>>(new Map());
  const unknown = keys.filter((key) => !known.has(key)).join('\n');
  const ask = useCallback(
    async () => (picked ? askRowNames(request, { picked, code }, unknown.split('\n')) : new Map<string, RowName>()),
    [request, picked, code, unknown],
  );
  const { state } = useAnswer(unknown === '' || !picked ? null : ask);
  const names = useMemo(
    () =>
      keys.map((key): ShownName => {
        const name = known.get(key) ?? (state.status === 'ready' ? state.answer.get(key) : undefined);
        if (name?.text === null) return { key, text: translate('value.named.hidden'), note: '', state: 'ready' };
        if (name)
          return { key, text: name.text || nameless(key), note: '', state: 'ready', opens: name.opens === true };
        if (state.status === 'loading' && picked)
          return { key, text: translate('rowPicker.loading'), note: '', state: 'loading' };
        return { key, text: translate(lostName(state.status, picked)), note: '', state: 'ready' };
      }),
    [keys, known, state, picked, translate, nameless],
  );
  const learn = useCallback(
    (rows: readonly ChosenRow[]) =>
      setKnown(
        (now) => new Map<string, RowName>([...now, ...rows.map(({ key, label }) => [key, { text: label }] as const)]),
      ),
    [],
  );
  return { names, learn };
}

const itself = (key: string) => key;

/** Why a key has no name: nothing was answered, or the answer does not have it. */
function lostName(status: Asked<unknown>['status'], picked: PickedRow | PickedRecord | undefined) {
  if (status === 'failed') return 'value.named.unnamed';
  return picked && 'modelId' in picked ? 'value.named.deletedRecord' : 'value.named.deleted';
}
