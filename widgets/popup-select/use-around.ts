import { useCallback, useContext } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { CellRowContext } from '../../engine/render/use-field-work.ts';
import { ownValue } from '../../engine/schema/calc/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { RowSource } from '../../engine/schema/fields/row-source.ts';
import { isEmptyValue, valueKinds } from '../../engine/schema/values/index.ts';
import type { Row } from '../row-picker/use-row-page.ts';

/** What stands around a picker: the columns of its own row first, then the fields of the form. */
export function useAround(field: Field) {
  const session = useContext(EngineContext)?.session;
  const row = useContext(CellRowContext);
  const read = useCallback(
    (name: string): unknown => {
      const column = name.slice(name.lastIndexOf('-') + 1);
      return row && Object.hasOwn(row, column) ? ownValue(row, column) : session?.read(name);
    },
    [session, row],
  );

  /** Puts what the design says of a chosen row into other fields; what they do not take stays out. */
  const fill = (relations: RowSource['relations'], chosen: Row) => {
    if (!session) return;
    const { form } = session.document;
    const table = field.table === null ? undefined : form.tables.get(field.table);
    const rows: readonly object[] = table ? session.rows(table.field.name) : [];
    const index = row ? rows.indexOf(row) : -1;
    const values: Record<string, unknown> = {};
    for (const { field: name, constant, value } of relations) {
      const target = table?.byName.get(name)?.field ?? form.byName.get(name)?.field;
      const given = constant ? value : typeof value === 'string' ? ownValue(chosen, value) : undefined;
      if (!target || target.kind === 'computed' || isEmptyValue(given)) continue;
      const parsed = valueKinds[target.kind].parse(given, target);
      if (!parsed.ok) continue;
      if (target.table === null) values[name] = parsed.value;
      else if (table && index >= 0) session.setCell(table.field.name, index, name, parsed.value);
    }
    if (Object.keys(values).length > 0) session.setValues(values);
  };
  return { read, fill };
}
