import { createDatabase, type Database } from './database.ts';
import { type EmbeddedOptions, EmbeddedSessions } from './embedded-sessions.ts';
import { type PostgresOptions, PostgresSessions } from './postgres-sessions.ts';

/** `pingDeadlineMs`: how long `ping` waits, 3,000 by default. */
export type DatabaseOptions = { pingDeadlineMs?: number | undefined } & (
  | ({ kind: 'embedded' } & EmbeddedOptions)
  | ({ kind: 'postgres' } & PostgresOptions)
);

/** @throws DatabaseError with one line for the operator */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const source =
    options.kind === 'embedded' ? await EmbeddedSessions.open(options) : await PostgresSessions.open(options);
  return createDatabase(source, options.pingDeadlineMs);
}
