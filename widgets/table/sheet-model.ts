import { createContext, useContext } from 'react';
import type { CompiledTable, Read } from '../../engine/schema/check/index.ts';
import type { ColumnHead } from './column-heads.ts';
import type { Row } from './paste-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** A place in a row that the keyboard stops at. */
export type Stop =
  | { readonly kind: 'select' }
  | { readonly kind: 'cell'; readonly column: SheetColumn }
  | { readonly kind: 'copy' }
  | { readonly kind: 'remove' };

/** What every part of a sub-table shares. */
export interface SheetModel {
  readonly id: string;
  readonly name: string;
  readonly table: CompiledTable;
  readonly columns: readonly SheetColumn[];
  /** Names over groups of columns: none, or a line above that of the columns. */
  readonly heads: readonly ColumnHead[];
  readonly stops: readonly Stop[];
  /** False: nothing in it is written (disabled, or read only). */
  readonly editable: boolean;
  /** Whether rows may be begun in it. */
  readonly canAdd: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** A name is looked for in the row first, then in the form. */
  readRow(row: Row): Read;
  /** What the server called the value, as long as it stands. */
  words(column: SheetColumn, row: Row): string | undefined;
  /** The value as people read it; '' for what has to be asked for. */
  text(column: SheetColumn, row: Row): string;
}

/** Lines above the first row. */
export const headLines = ({ heads }: SheetModel): number => (heads.length > 0 ? 2 : 1);

export const SheetContext = createContext<SheetModel | null>(null);

/** @throws Error outside a sub-table: a mistake of ours */
export function useSheet(): SheetModel {
  const model = useContext(SheetContext);
  if (!model) throw new Error('A part of a sub-table was drawn outside of it.');
  return model;
}

/** Whether a cell is there at all, and whether it takes a value now. */
export function cellState(model: SheetModel, column: SheetColumn, row: Row): { shown: boolean; open: boolean } {
  const { shown, enabled, field } = column.compiled;
  const read = model.readRow(row);
  const there = shown?.holds(read) ?? true;
  const open =
    there && model.editable && column.writable && field.props.disabled !== true && (enabled?.holds(read) ?? true);
  return { shown: there, open };
}
