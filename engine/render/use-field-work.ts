import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { EngineContext } from '../contract/engine-context.ts';
import type { FieldWork } from '../contract/form-session.ts';
import type { Field } from '../schema/fields/fields.ts';

/** The row of the sub-table that a control stands in. */
export const CellRowContext = createContext<object | null>(null);

/**
 * Tells the form around a control what is on its way into the field, or did not arrive: the form is not sent without it.
 * Where there is no form around it, nobody is told.
 */
export function useFieldWork(field: Field, { isRunning, failure }: Pick<FieldWork, 'isRunning' | 'failure'>): void {
  const work = useContext(EngineContext)?.session.work;
  const row = useContext(CellRowContext);
  const [owner] = useState(() => ({}));
  const { name, table } = field;
  useLayoutEffect(() => {
    if (!isRunning && failure === '') work?.set(owner, null);
    else if (table === null) work?.set(owner, { name, isRunning, failure });
    else if (row) work?.set(owner, { name: table, cell: { row, column: name }, isRunning, failure });
  }, [work, owner, name, table, row, isRunning, failure]);
  // A control that is gone sends nothing any more.
  useLayoutEffect(() => () => work?.set(owner, null), [work, owner]);
}
