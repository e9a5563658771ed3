import type { Language } from '../../engine/schema/text/text.ts';
import { isEmptyValue, plainText } from '../../engine/schema/values/index.ts';
import { rowsOf, type Values } from '../gateway/row-values.ts';
import { loadWords } from '../gateway/value-words.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import type { SheetCell } from '../spreadsheet/index.ts';
import type { ImportColumn } from './import-columns.ts';
import type { ImportedRow } from './imported-row.ts';

/** Values as people read them; what is no value of its field is the text that somebody wrote. */
export interface RowWords {
  cell(column: ImportColumn, value: unknown): SheetCell | null;
  text(column: ImportColumn, value: unknown): string;
}

/** Rows of a sub-table in a row; none where it is not one. */
export const rowsBelow = (data: Values, table: string | undefined): Values[] =>
  table === undefined ? [] : rowsOf(data[table]);

/** One question for a column, however many rows there are. */
export async function rowWords(
  context: AppContext,
  actor: Actor,
  columns: readonly ImportColumn[],
  rows: readonly ImportedRow[],
  language: Language,
): Promise<RowWords> {
  const shapes = columns.map(({ column }) => column);
  const tables = new Set(columns.flatMap(({ child }) => (child ? [child.field.name] : [])));
  const holders = rows.flatMap(({ data }) => [data, ...[...tables].flatMap((table) => rowsBelow(data, table))]);
  const stored = holders.map((values) =>
    Object.fromEntries(shapes.map(({ name, field }) => [name, values[field.name]])),
  );
  const words = await loadWords(context, actor, shapes, stored, language);
  const deleted = translateTo(language)('value.named.deleted');
  const say = <T>(
    { column }: ImportColumn,
    value: unknown,
    word: (parsed: unknown) => T,
    plainly: (text: string) => T,
  ) => {
    const parsed = column.kind.parse(value, column.field);
    if (!parsed.ok) return plainly(plain(value));
    const text = words.display(column, parsed.value);
    return text === '' || text.includes(deleted) ? plainly(plain(value)) : word(parsed.value);
  };
  return {
    cell: (one, value) =>
      isEmptyValue(value) ? null : say(one, value, (parsed) => words.cell(one.column, parsed), textCell),
    text: (one, value) =>
      isEmptyValue(value)
        ? ''
        : say(
            one,
            value,
            (parsed) => words.display(one.column, parsed),
            (text) => text,
          ),
  };
}

export const textCell = (text: string): SheetCell | null => (text === '' ? null : { kind: 'text', text });

const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(plain).join('、') : (plainText(value) ?? JSON.stringify(value) ?? '');
