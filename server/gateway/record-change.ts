import type { Field } from '../../engine/schema/fields/fields.ts';
import { isSecret } from '../../engine/schema/fields/secret-fields.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isFileEntry } from '../../engine/schema/values/index.ts';
import { differingParts } from '../kernel/differing-parts.ts';
import { changedColumns } from './changed-columns.ts';
import type { ChildShape, ColumnShape, PublishedModel } from './model-shape.ts';
import { rowsOf, type Values } from './row-values.ts';

/** A value before and after; null where it is not kept: a password, a place, one of too many. */
export type ChangedCell = readonly [before: unknown, after: unknown] | null;
/** By name of the column: a field may be renamed, and its name be another's by then. */
export type ChangedCells = Readonly<Record<string, ChangedCell>>;

export interface ChangedRow {
  readonly kind: 'added' | 'changed' | 'removed';
  /** From 0: where it stands, or stood. */
  readonly place: number;
  readonly cells: ChangedCells;
}

export interface ChangedRows {
  readonly rows: readonly ChangedRow[];
  /** Further rows, of which nothing is kept. */
  readonly left: number;
}

/** What a save changed in a record, as it is stored. */
export interface RecordChange {
  readonly fields: ChangedCells;
  /** By name of the table that a sub-table stands in. */
  readonly tables: Readonly<Record<string, ChangedRows>>;
}

/** What is kept, and the columns that were changed. */
export interface FoundChange {
  readonly change: RecordChange;
  readonly touched: readonly string[];
}

/** How a column of a sub-table is called among those that a change touched. */
export const touchedName = (child: Pick<ChildShape, 'table'>, { name }: Pick<ColumnShape, 'name'>) =>
  `${child.table}.${name}`;

/**
 * What is to be told of a save: main columns, and rows of sub-tables that were added, changed or removed, within a limit of
 * rows and characters. That rows moved is not told.
 * @param stored the record before
 * @returns null where nothing was changed
 */
export function findChange(
  { main, children }: PublishedModel,
  values: Readonly<Values>,
  stored: Readonly<Values>,
): FoundChange | null {
  const room = { left: limits.changeLength };
  const changed = changedColumns(main.statements.written, values, stored);
  const touched = new Set(changed.map(({ name }) => name));
  const fields = keptCells(changed, values, stored, room);
  const tables: Record<string, ChangedRows> = {};
  for (const child of children.values()) {
    const { name } = child.field;
    const found = findRows(child, rowsOf(values[name]), rowsOf(stored[name]));
    if (found.length === 0) continue;
    for (const { columns } of found) for (const column of columns) touched.add(touchedName(child, column));
    tables[child.table] = keptRows(found, room);
  }
  return touched.size === 0 ? null : { change: { fields, tables }, touched: [...touched] };
}

interface FoundRow extends Pick<ChangedRow, 'kind' | 'place'> {
  readonly columns: readonly ColumnShape[];
  readonly before: Readonly<Values>;
  readonly after: Readonly<Values>;
}

/** Rows that are there now in their order, then those that are gone. A row without a change is left out. */
function findRows(child: ChildShape, rows: readonly Values[], stored: readonly Values[]): FoundRow[] {
  const gone = new Map(stored.map((before, place) => [before.id, { before, place }]));
  const found: FoundRow[] = [];
  const add = (kind: ChangedRow['kind'], place: number, after: Values, before: Values) => {
    const columns = changedColumns(child.statements.written, after, before);
    if (columns.length > 0) found.push({ kind, place, columns, before, after });
  };
  rows.forEach((row, place) => {
    const known = gone.get(row.id);
    gone.delete(row.id);
    add(known ? 'changed' : 'added', place, row, known?.before ?? {});
  });
  for (const { before, place } of gone.values()) add('removed', place, {}, before);
  return found;
}

/** Characters that may still be kept. */
interface Room {
  left: number;
}

function keptRows(found: readonly FoundRow[], room: Room): ChangedRows {
  const rows: ChangedRow[] = [];
  for (const { kind, place, columns, before, after } of found) {
    if (rows.length === limits.changeRows || room.left <= 0) break;
    rows.push({ kind, place, cells: keptCells(columns, after, before, room) });
  }
  return { rows, left: found.length - rows.length };
}

function keptCells(
  columns: readonly ColumnShape[],
  values: Readonly<Values>,
  stored: Readonly<Values>,
  room: Room,
): ChangedCells {
  return Object.fromEntries(
    columns.map(({ name, field }) => {
      const cell = keptCell(field, stored[field.name] ?? null, values[field.name] ?? null);
      const length = JSON.stringify(cell).length;
      const fits = length <= room.left;
      room.left -= name.length + (fits ? length : 0);
      return [name, fits ? cell : null];
    }),
  );
}

function keptCell(field: Field, before: unknown, after: unknown): ChangedCell {
  if (isSecret(field) || field.kind === 'geometry') return null;
  if (field.kind === 'files') return [fileNames(before), fileNames(after)];
  if (typeof before === 'string' || typeof after === 'string')
    return differingParts(textOf(before), textOf(after), limits.changeText);
  return [before, after];
}

const textOf = (value: unknown) => (value === null ? '' : String(value));

/** What a file was called; it may be gone by the time that the change is read. */
function fileNames(value: unknown): unknown {
  return Array.isArray(value) ? value.filter(isFileEntry).map(({ fileId, name }) => ({ fileId, name })) : [];
}
