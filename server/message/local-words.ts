import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../engine/schema/text/text.ts';

/** The title or body of a message or notice in a language, Chinese where it has no other. @param table name or alias */
export function localWords(table: string, part: 'title' | 'body', language: Language | undefined): RawBuilder<string> {
  const chinese = sql.ref<string>(`${table}.${part}`);
  if (language === undefined || language === 'zh') return sql<string>`${chinese}`;
  return sql<string>`coalesce(nullif(${sql.ref(`${table}.words`)} -> ${language}::text ->> ${part}::text, ''), ${chinese})`;
}
