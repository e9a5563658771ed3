import { CompiledQuery } from 'kysely';

const fixed = new WeakSet<object>();

/**
 * A statement whose text is the same at each call, such as one that was written once for a model: the engine may keep
 * it parsed and planned. Not for conditions that people put together: their best plan depends on the values.
 */
export function fixedStatement<Row>(text: string, parameters: readonly unknown[]): CompiledQuery<Row> {
  const query = CompiledQuery.raw(text, [...parameters]);
  fixed.add(query);
  // What the rows look like is what the text says; Kysely has nothing to check it against.
  return query as CompiledQuery<Row>;
}

export function isFixed(query: CompiledQuery): boolean {
  return fixed.has(query);
}
