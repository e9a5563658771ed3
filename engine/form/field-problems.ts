import type { CellProblem, FieldProblem } from '../contract/form-session.ts';
import {
  type CompiledField,
  type CompiledForm,
  type CompiledTable,
  checkDateLimits,
  dateLimits,
  isEmptyRow,
  isRequired,
  isStanding,
  isUnfilled,
  limitWords,
  type Read,
  type Standing,
  unkeptCheck,
} from '../schema/check/index.ts';
import type { Problem } from '../schema/text/problem.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a value is judged by, beside its own field. */
export interface JudgedBy {
  readonly now: Date;
  /** IANA name of the zone whose days and hours are meant. */
  readonly timeZone: string;
  /** What is stored. */
  readonly before: Standing;
  /** Whether a field of the main form is asked for beyond what the document says. */
  isRequiredToo(name: string): boolean;
}

/** A column has the name of its own row, not of the form. */
function isAskedFor(one: CompiledField, read: Read, by: JudgedBy): boolean {
  return isRequired(one, read) || (one.field.table === null && by.isRequiredToo(one.field.name));
}

/** Judges one field of the main form as it stands; null when nothing is wrong. The same closures as on the server. */
export function judgeField(one: CompiledField, form: CompiledForm, values: Values, by: JudgedBy): FieldProblem | null {
  const { name } = one.field;
  const read: Read = (key) => values[key];
  const table = form.tables.get(name);
  const problem = judgeWhole(one, table, values, by);
  const rows = values[name];
  const cells = !problem && table && Array.isArray(rows) ? judgeRows(table, rows, read, by) : [];
  return problem || cells.length > 0 ? { name, problem, cells } : null;
}

/** A field without the cells in it. Rows in which nobody has said anything are none. */
function judgeWhole(
  one: CompiledField,
  table: CompiledTable | undefined,
  values: Values,
  by: JudgedBy,
): Problem | null {
  const read: Read = (key) => values[key];
  const rows = values[one.field.name];
  const problem = judgeValue(one, rows, read, by, by.before.record);
  if (problem || !table || !Array.isArray(rows) || !isAskedFor(one, read, by)) return problem;
  return rows.every((row) => saysNothing(table, Object(row), read)) ? { code: 'field.required' } : null;
}

function saysNothing(table: CompiledTable, row: Values, read: Read): boolean {
  const readRow = rowReader(table, row, read);
  return isEmptyRow(table, row, ({ shown }) => !shown || shown.holds(readRow));
}

function rowReader(table: CompiledTable, row: Values, read: Read): Read {
  return (name) => (table.byName.has(name) ? row[name] : read(name));
}

function judgeValue(
  one: CompiledField,
  value: unknown,
  read: Read,
  by: JudgedBy,
  stored: Values | undefined,
): Problem | null {
  const { now, timeZone } = by;
  if (one.field.hidden || one.field.descriptor.filledBy !== undefined) return null;
  if (isUnfilled(one.field, value)) return isAskedFor(one, read, by) ? { code: 'field.required' } : null;
  if (isStanding(one, value, stored, read)) return null;
  const judged = one.judge(value);
  const problem = judged.problem ?? unkeptCheck(one, judged.value, read);
  if (problem) return problem;
  if (isUnfilled(one.field, judged.value)) return isAskedFor(one, read, by) ? { code: 'field.required' } : null;
  return one.hasDateLimits
    ? checkDateLimits(judged.value, dateLimits(one.field, read, now, timeZone), limitWords(timeZone))
    : null;
}

function judgeRows(table: CompiledTable, rows: readonly unknown[], read: Read, by: JudgedBy): CellProblem[] {
  const problems: CellProblem[] = [];
  rows.forEach((row, index) => {
    for (const cell of judgeRow(table, row, read, by)) problems.push({ ...cell, row: index });
  });
  return problems;
}

/** The cells of one row that are wrong now. */
function judgeRow(
  table: CompiledTable,
  row: unknown,
  read: Read,
  by: JudgedBy,
): { column: string; problem: Problem }[] {
  // Rows are objects by the table's kind, which has been judged before.
  const own = row as Values;
  // It is not stored, so that nothing is missing in it.
  if (saysNothing(table, own, read)) return [];
  const readRow = rowReader(table, own, read);
  const stored = by.before.row(table.field.name, own);
  const problems: { column: string; problem: Problem }[] = [];
  for (const column of table.columns) {
    if (column.shown && !column.shown.holds(readRow)) continue;
    const problem = judgeValue(column, own[column.field.name], readRow, by, stored);
    if (problem) problems.push({ column: column.field.name, problem });
  }
  return problems;
}

/** What is wrong with a sub-table as a whole, else the problems of its cells as they are known. */
export function judgeRowCount(
  one: CompiledField,
  form: CompiledForm,
  values: Values,
  { cells, by }: { readonly cells: readonly CellProblem[]; readonly by: JudgedBy },
): FieldProblem | null {
  const { name } = one.field;
  const problem = judgeWhole(one, form.tables.get(name), values, by);
  return problem || cells.length > 0 ? { name, problem, cells: problem ? [] : cells } : null;
}

/** Judges some rows, and in them all columns or some; what is known of the other cells stays. */
export function judgeCells(
  table: CompiledTable,
  values: Values,
  known: FieldProblem | undefined,
  which: { readonly rows: ReadonlySet<number>; readonly columns: ReadonlySet<string> | undefined },
  by: JudgedBy,
): FieldProblem | null {
  const { name } = table.field;
  const asked = ({ row, column }: Pick<CellProblem, 'row' | 'column'>) =>
    which.rows.has(row) && (which.columns?.has(column) ?? true);
  const list = values[name];
  const read: Read = (key) => values[key];
  const found = [...which.rows].flatMap((row) =>
    Array.isArray(list) && row < list.length
      ? judgeRow(table, list[row], read, by)
          .map((cell) => ({ ...cell, row }))
          .filter(asked)
      : [],
  );
  const kept = (known?.cells ?? []).filter((cell) => !asked(cell));
  const cells = [...kept, ...found].sort((left, right) => left.row - right.row);
  const problem = known?.problem ?? null;
  return problem || cells.length > 0 ? { name, problem, cells } : null;
}

/** The problems of cells after rows were added, removed or moved: each goes with its row. */
export function movedCells(
  cells: readonly CellProblem[],
  before: readonly object[],
  after: readonly object[],
): CellProblem[] {
  const places = new Map(after.map((row, index) => [row, index]));
  return cells.flatMap((cell) => {
    const row = before[cell.row];
    const index = row && places.get(row);
    return index === undefined ? [] : [{ ...cell, row: index }];
  });
}
