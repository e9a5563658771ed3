import { sql } from 'kysely';
import type { ModelServer } from './model-server.ts';

/** Tables of a test's own beside those of the product. @param server asked for when it is there */
export function ownTables(server: () => ModelServer) {
  const run = (text: string) => sql.raw(text).execute(server().context.database.kysely);
  return { run, rowsOf: async (text: string) => (await run(text)).rows };
}
