import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Access } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { recordWords } from './parent-words.ts';
import { readableColumns } from './readable-columns.ts';
import type { ChangedCell, ChangedCells, RecordChange } from './record-change.ts';
import type { Row } from './run-statement.ts';
import { loadWords, type Words } from './value-words.ts';

type ReadChange = Pick<CallData<Calls['recordHistory']>['list'][number], 'fields' | 'tables'>;
type ReadCell = ReadChange['fields'][number];

/** A table of the model with those of its columns that the actor may read; null: the record itself. */
interface ReadableTable {
  readonly name: string | null;
  readonly columns: readonly ColumnShape[];
}

/**
 * Changes as the actor may see them, in the order of the form and under the names that fields have now; what has to be looked
 * up is in words. Columns out of his rights are in them in no way.
 */
export async function readChanges(
  context: AppContext,
  access: Access,
  changes: readonly Partial<RecordChange>[],
  language: Language,
): Promise<ReadChange[]> {
  const readable = readableColumns(access);
  const own = readable.filter(({ child }) => child === null).map(({ column }) => column);
  const sheets = [...access.model.children.values()].map(({ table, field: { name } }) => ({
    table,
    name,
    columns: readable.filter(({ child }) => child?.table === table).map(({ column }) => column),
  }));
  const ownCells = changes.map(({ fields }) => fields ?? {});
  const rowsOf = (table: string) => changes.flatMap(({ tables }) => tables?.[table]?.rows ?? []);
  const [words, ...sheetWords] = await Promise.all([
    wordsOf(context, access, { name: null, columns: own }, ownCells, language),
    ...sheets.map((sheet) =>
      wordsOf(
        context,
        access,
        sheet,
        rowsOf(sheet.table).map(({ cells }) => cells),
        language,
      ),
    ),
  ]);
  return changes.map((change) => ({
    fields: readCells(own, change.fields ?? {}, words),
    tables: sheets.flatMap(({ table, name, columns }, index) => {
      const found = change.tables?.[table];
      const said = sheetWords[index];
      if (!found || !said || columns.length === 0) return [];
      const rows = found.rows
        .map(({ kind, place, cells }) => ({ kind, place, cells: readCells(columns, cells, said) }))
        .filter(({ cells }) => cells.length > 0);
      // Of rows that are not kept nobody knows which columns were changed.
      const left = access.isWhole ? found.left : 0;
      return rows.length + left === 0 ? [] : [{ name, rows, left }];
    }),
  }));
}

/** Looks up what the columns that occur in these cells need. */
async function wordsOf(
  context: AppContext,
  access: Access,
  { name, columns }: ReadableTable,
  cells: readonly ChangedCells[],
  language: Language,
): Promise<Words> {
  const used = columns.filter((column) => cells.some((one) => one[column.name]));
  const rows = cells.flatMap((one) => [valuesAt(one, 0), valuesAt(one, 1)]);
  return name === null
    ? recordWords(context, access, used, rows, language)
    : loadWords(context, access.actor, used, rows, language);
}

/** Values before (0) or after (1) as a row has them. */
function valuesAt(cells: ChangedCells, side: 0 | 1): Row {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell?.[side] ?? null]));
}

function readCells(columns: readonly ColumnShape[], cells: ChangedCells, words: Words): ReadCell[] {
  return columns.flatMap((column) => {
    const cell = cells[column.name];
    return cell === undefined ? [] : [readCell(column, cell, words)];
  });
}

function readCell(column: ColumnShape, cell: ChangedCell, words: Words): ReadCell {
  const { name } = column.field;
  if (cell === null) return { name };
  const [before, after] = cell.map((value) => (words.isLookup(column) ? words.display(column, value) : value));
  return { name, values: { before, after } };
}
