import { useContext, useEffect, useMemo, useReducer } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type Field, fieldCode } from '../../engine/schema/fields/fields.ts';
import { ReadPicker } from '../pickers/ReadPicker.tsx';
import { keysOf, pickedBy } from '../popup-select/picked-by.ts';
import { useAround } from '../popup-select/use-around.ts';
import { useRowNames } from '../popup-select/use-row-names.ts';

const blank = () => '';

/**
 * Something of the row that another field chooses, to be read: as it is now; what is kept of it stands until another row is
 * chosen. The server takes none of it from here.
 */
export function RowAttribute(props: FieldProps<unknown>) {
  const { field, value } = props;
  const picked = useMemo(() => pickedBy(field), [field]);
  const { chosen, isAnother } = useChosen(field);
  const kept = field.through?.isStored === true && !isAnother && typeof value === 'string' ? value : undefined;
  const keys = useMemo(() => (kept === undefined ? keysOf(chosen) : []), [kept, chosen]);
  const { names } = useRowNames(keys, picked, fieldCode(field), blank);
  const shown = kept === undefined ? names : [{ key: '', text: kept, note: '', state: 'ready' as const }];
  return <ReadPicker {...props} names={shown} isViewed={false} />;
}

/** What the field beside it holds, and whether a person has changed that since the form was opened. */
function useChosen(field: Field) {
  const { through, table } = field;
  const session = useContext(EngineContext)?.session;
  const picker = through?.field;
  const { read } = useAround(field);
  const [, look] = useReducer((count: number) => count + 1, 0);
  const watched = table ?? picker?.name;
  useEffect(
    () => (session && watched !== undefined ? session.signals.subscribe(watched, look) : undefined),
    [session, watched],
  );
  return {
    chosen: picker && read(picker.name),
    isAnother: watched !== undefined && session?.isTouched(watched) === true,
  };
}
