import { type RawBuilder, sql } from 'kysely';
import { languages } from '../../engine/schema/text/text.ts';
import { maskOf } from '../../engine/schema/values/index.ts';
import { anyOf, type Condition } from './comparison-sql.ts';
import type { Access } from './model-access.ts';
import type { SearchedColumn } from './search-shape.ts';
import { directoryOf } from './system-columns.ts';

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

const directoryTables = {
  user: { table: 'base_user', name: 'real_name' },
  organize: { table: 'base_organize', name: 'full_name' },
  position: { table: 'base_position', name: 'full_name' },
} as const;

/** The ids of whoever is called so: people, organisations or positions, as the column names them. */
export function namedSo({ model }: Access, { column }: SearchedColumn, word: string): RawBuilder<unknown> | null {
  const directory = column.isSystem ? directoryOf[column.name] : undefined;
  if (!directory) return null;
  const { table, name } = directoryTables[directory];
  const names = languages.flatMap((language) => (language === 'zh' ? [] : [sql`names ->> ${sql.lit(language)}`]));
  return sql`select id from ${sql.table(table)} where tenant_id = ${model.tenantId}
    and ${anyOf([sql.ref(name), ...names].map((one) => sql`${one} ilike ${anywhere(word)}`))}`;
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
