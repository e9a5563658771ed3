import { useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { plainCopy } from '../../engine/form/plain-copy.ts';
import { startRow } from '../../engine/form/start-values.ts';
import type { CompiledTable } from '../../engine/schema/check/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type PasteColumn, pasteRows, type Row } from './paste-rows.ts';

/** What was done last, in words, with the rows before it where it can be taken back. */
export interface Notice {
  readonly text: string;
  readonly tone: 'status' | 'warning';
  readonly before: readonly Row[] | undefined;
}

interface PastePlace {
  readonly row: number;
  readonly columns: readonly PasteColumn[];
  readonly canAdd: boolean;
}

/** All that is done to the rows of a sub-table as a whole; each says what it did, in words under the table. */
export interface TableRows {
  readonly notice: Notice | null;
  rows(): readonly Row[];
  /** @returns the place of the new row; undefined when there is no room */
  add(values?: Row): number | undefined;
  addMany(rows: readonly Row[]): void;
  copy(index: number): number | undefined;
  remove(indexes: readonly number[]): void;
  /** @param at the cell it begins at; without `canAdd` it ends at the last row */
  paste(block: readonly (readonly string[])[], at: PastePlace): void;
  undo(): void;
}

export function useTableRows(table: CompiledTable): TableRows {
  const { session } = useEngine();
  const { translate, timeZone, person } = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { name } = table.field;
  // What can be taken back is known at once, before the words of it are drawn.
  const last = useRef<readonly Row[] | undefined>(undefined);
  const say = (text: string, tone: Notice['tone'] = 'status', before?: readonly Row[]) => {
    last.current = before;
    setNotice({ text, tone, before });
  };
  const quiet = () => {
    last.current = undefined;
    setNotice(null);
  };
  const rows = () => session.rows(name);
  const put = (next: readonly Row[]) => {
    session.touch(name);
    session.setRows(name, next);
  };
  const isFull = () => {
    if (rows().length < limits.tableRows) return false;
    say(translate('widget.table.full', { max: limits.tableRows }), 'warning');
    return true;
  };
  const fresh = (): Row => startRow(table.columns, { now: () => new Date(), timeZone, person });

  return {
    notice,
    rows,
    add(values) {
      if (isFull()) return undefined;
      quiet();
      put([...rows(), values ?? fresh()]);
      return rows().length - 1;
    },
    addMany(given) {
      const room = limits.tableRows - rows().length;
      const taken = given.slice(0, room);
      const left = given.length - taken.length;
      const before = rows();
      if (taken.length > 0) put([...before, ...taken.map((row) => ({ ...fresh(), ...row }))]);
      const params = { count: taken.length, left, max: limits.tableRows };
      say(
        translate(left > 0 ? 'widget.table.pickedPart' : 'widget.table.picked', params),
        left > 0 ? 'warning' : 'status',
        before,
      );
    },
    copy(index) {
      const row = rows()[index];
      if (!row || isFull()) return undefined;
      quiet();
      const { id, ...values } = plainCopy(row);
      // `id` says which stored row it is, unless the design has a column of that name.
      const copied = table.byName.has('id') ? { ...values, id } : values;
      put(rows().toSpliced(index + 1, 0, copied));
      return index + 1;
    },
    remove(indexes) {
      if (indexes.length === 0) return;
      const before = rows();
      const gone = new Set(indexes);
      put(before.filter((_, index) => !gone.has(index)));
      const named = indexes.slice(0, 5).map((index) => index + 1);
      const words = named.join(translate('list.separator')) + (indexes.length > named.length ? '…' : '');
      say(translate('widget.table.removed', { rows: words }), 'status', before);
    },
    paste(block, { row, columns, canAdd }) {
      const before = rows();
      const most = canAdd ? limits.tableRows : before.length;
      const result = pasteRows(before, block, { row, columns }, most, fresh);
      put(result.rows);
      session.checkCells(name, result.touched, result.columns);
      const params = { count: result.taken, left: result.left };
      say(
        translate(result.left > 0 ? 'widget.table.pastedPart' : 'widget.table.pasted', params),
        result.left > 0 ? 'warning' : 'status',
        before,
      );
    },
    undo() {
      if (!last.current) return;
      put(last.current);
      quiet();
    },
  };
}
