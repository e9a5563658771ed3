import { type RawBuilder, sql } from 'kysely';
import { type Language, languages } from '../../engine/schema/text/text.ts';

/**
 * The name of a row in a language, Chinese where it has no other: `full_name` with `names` beside it.
 * @param table name or alias
 */
export function localName(table: string, language: Language | undefined, column = 'full_name'): RawBuilder<string> {
  const chinese = sql.ref<string>(`${table}.${column}`);
  if (language === undefined || language === 'zh') return sql<string>`${chinese}`;
  return sql<string>`coalesce(nullif(${sql.ref(`${table}.names`)} ->> ${language}::text, ''), ${chinese})`;
}

/** The same in every language: whoever looks for a row may know it by any of its names. */
export const namesIn = (table: string, column?: string): RawBuilder<string>[] =>
  languages.map((language) => localName(table, language, column));
