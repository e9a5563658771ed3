import { sql } from 'kysely';
import type { Language } from '../../engine/schema/text/text.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Access } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { parentColumnOf } from './parent-column.ts';
import type { Row } from './run-statement.ts';
import { loadWords, textCell, type Words } from './value-words.ts';
import { visibleRows } from './visible-rows.ts';

/** The words of a record's own values; of a tree table, with what the row above is called. */
export async function recordWords(
  context: AppContext,
  access: Access,
  columns: readonly ColumnShape[],
  rows: readonly Row[],
  language: Language,
): Promise<Words> {
  const words = await loadWords(context, access.actor, columns, rows, language);
  const parent = parentColumnOf(access.model);
  if (!parent || !columns.includes(parent)) return words;
  const ids = new Set(rows.map((row) => row[parent.name]).filter((id) => typeof id === 'string' && id !== ''));
  const names = await namesOf(context, access, [...ids], language);
  // One that is gone, or out of the actor's sight, has no name.
  const nameOf = (value: unknown) => names.get(value) ?? String(value);
  return {
    isLookup: (column) => column === parent || words.isLookup(column),
    display(column, value) {
      return column !== parent || isEmptyValue(value) ? words.display(column, value) : nameOf(value);
    },
    cell(column, value) {
      return column !== parent || isEmptyValue(value) ? words.cell(column, value) : textCell(nameOf(value));
    },
  };
}

/** What rows are called: the first column of the list that the actor may see. */
async function namesOf(context: AppContext, access: Access, ids: readonly unknown[], language: Language) {
  const { model, actor } = access;
  const names = new Map<unknown, string>();
  const identity = model.list.columnList
    .filter(({ prop }) => access.listed(prop))
    .map(({ prop }) => model.main.listable.get(prop))
    .find((column) => column !== undefined && column !== parentColumnOf(model));
  if (!identity || ids.length === 0) return names;
  const { rows } = await sql<Row>`select ${sql.raw(`m.${model.main.id} as "id", m.${identity.quoted}`)}
    ${visibleRows(access, 'm')} and ${sql.raw(`m.${model.main.id}`)} = any(${ids}::text[])`.execute(
    context.database.kysely,
  );
  const words = await loadWords(context, actor, [identity], rows, language);
  const { kind, field, name } = identity;
  for (const row of rows) {
    const value = kind.fromColumn ? kind.fromColumn(row[name], field) : row[name];
    const text = words.display(identity, value);
    if (text !== '') names.set(row.id, text);
  }
  return names;
}
