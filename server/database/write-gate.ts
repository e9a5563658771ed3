import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { DatabaseError } from './database-error.ts';
import type { SessionSource } from './session.ts';

/** First words of hand-written statements that write; `with` may hide one further on. */
const writingText = /^\s*(insert|update|delete|merge|create|alter|drop|truncate|copy|comment|reindex|refresh)\b/i;
const hiddenWrite = /^\s*with\b[\s\S]*\b(insert\s+into|update\s+\S+(\s+as\s+\S+)?\s+set|delete\s+from|merge\s+into)\b/i;

/** @returns whether a statement may change rows or tables */
export function isWrite({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): boolean {
  if (query.kind === 'RawNode') return writingText.test(sql) || hiddenWrite.test(sql);
  // A SELECT made by Kysely can carry a writing `with`.
  return query.kind !== 'SelectQueryNode' || hiddenWrite.test(sql);
}

/** Refuses writes while the disk is below the free-space floor; reads, and writes marked as essential, go on. */
export class WriteGate {
  readonly #essential = new AsyncLocalStorage<true>();

  constructor(private readonly source: SessionSource) {}

  essential<T>(work: () => Promise<T>): Promise<T> {
    return this.#essential.run(true, work);
  }

  /** @throws DatabaseError `database.full` */
  check(query: CompiledQuery): void {
    if (this.source.refusesWrites() && this.#essential.getStore() !== true && isWrite(query)) {
      throw new DatabaseError(
        'database.full',
        'The disk has too little free space: nothing is written until there is more. Free some space on the volume of the data folder.',
      );
    }
  }
}
