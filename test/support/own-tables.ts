import { sql } from 'kysely';
import { calls } from '../../engine/schema/calls/index.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import type { ModelServer } from './model-server.ts';

/** Tables of a test's own beside those of the product. @param server asked for when it is there */
export function ownTables(server: () => ModelServer) {
  const run = (text: string) => sql.raw(text).execute(server().context.database.kysely);
  /** Opens every table that is there to the designers of a tenant, with all its columns. */
  const openAll = async (tenantId = firstTenant) => {
    const { admin } = server();
    const { list, revision } = (await admin(calls.openTables, { query: { tenantId } })).data;
    const tables: { table: string; columns: string[] }[] = [];
    for (const { table } of list) {
      const { data } = await admin(calls.columnsToOpen, { query: { table, tenantId } });
      tables.push({ table, columns: data.list.map(({ field }) => field) });
    }
    await admin(calls.saveOpenTables, { body: { tenantId, tables, revision } });
  };
  return { run, rowsOf: async (text: string) => (await run(text)).rows, openAll };
}
