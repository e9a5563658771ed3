import { type RawBuilder, sql } from 'kysely';
import { maskOf } from '../../engine/schema/values/index.ts';
import { referencesNamed } from '../permission/references/index.ts';
import type { Condition } from './comparison-sql.ts';
import type { Access } from './model-access.ts';
import type { SearchedColumn } from './search-shape.ts';
import { refersOf } from './system-columns.ts';

/**
 * A word in one column asked of the column itself: in tables that others write to as well, where no pieces can be kept,
 * and while pieces are being made. It reads every row.
 */
export function columnSays(access: Access, searched: SearchedColumn, says: (at: Condition) => Condition): Condition {
  const { column, child } = searched;
  if (!child) return says(sql.raw(`m.${column.quoted}`));
  return sql`exists (select 1 from ${sql.raw(child.quotedTable)} as c where c.tenant_id = ${access.model.tenantId}
    and ${sql.raw(child.statements.isOf('c', 'm'))} and ${says(sql.raw(`c.${column.quoted}`))})`;
}

/** The ids of whoever or whatever is called so, as the column stores them; null where it holds no ids. */
export function namedSo({ model }: Access, { column }: SearchedColumn, word: string): RawBuilder<unknown> | null {
  const refers = refersOf(column);
  return refers ? referencesNamed(refers.to, model.tenantId, anywhere(word)) : null;
}

/** @param named a query for ids as the column stores them */
export function namedSays({ column }: SearchedColumn, named: RawBuilder<unknown>) {
  return (at: Condition): Condition =>
    column.kind.column === 'jsonb'
      ? sql`exists (select 1 from jsonb_path_query(${at}, '$[*][*]') as entry(value)
          where entry.value #>> '{}' in (${named}))`
      : sql`${at} in (${named})`;
}

/** @param figures the word as figures are written, without commas */
export function textSays({ column, way }: SearchedColumn, word: string, figures: string, timeZone: string) {
  const { kind, field } = column;
  return (at: Condition): Condition => {
    // What is hidden from those who read must not be found by them.
    if (way === 'letters') return maskOf(field) ? sql`false` : sql`${at} ilike ${anywhere(word)}`;
    if (kind.column === 'timestamptz')
      return sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS') ilike ${anywhere(word)}`;
    return sql`cast(${at} as text) ilike ${anywhere(figures)}`;
  };
}

/** @param values as they are stored, in text */
export function choiceSays({ column }: SearchedColumn, values: readonly string[]) {
  const { field, kind } = column;
  return (at: Condition): Condition => {
    if (kind.column !== 'jsonb') return sql`cast(${at} as text) = any(${values}::text[])`;
    if (field.kind === 'path' && field.props.showAllLevels === false)
      return sql`${at} #>> '{-1}' = any(${values}::text[])`;
    return sql`exists (select 1 from jsonb_path_query(${at}, '$[*][*]') as entry(value)
      where entry.value #>> '{}' = any(${values}::text[]))`;
  };
}

/** Signs with which a pattern would reach further than the text written. Source: reliability A40. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
