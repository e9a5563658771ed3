import { type RawBuilder, sql } from 'kysely';

/**
 * A JSON value for a json or jsonb column: `values({ data: json(value) })`. Always goes out as text with a cast, because
 * drivers disagree on what an array means. `null` and `undefined` become SQL NULL.
 */
export function json<T>(value: T): RawBuilder<T> {
  const text = value === null || value === undefined ? null : JSON.stringify(value);
  return sql<T>`cast(${text} as jsonb)`;
}
