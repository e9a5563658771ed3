import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { Tables } from './tables.ts';

/** Tables of what a person opens and nobody closes. */
type OpenedTable = 'base_import' | 'base_map_room';

/**
 * Of what a person has opened the latest few stay: what nobody closes would pile up else.
 * @param key the column that tells two of one moment apart
 */
export async function keepLatest<Table extends OpenedTable>(
  handle: Kysely<DatabaseSchema>,
  { table, key, most }: { readonly table: Table; readonly key: keyof Tables[Table] & string; readonly most: number },
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
): Promise<void> {
  const own = sql`tenant_id = ${tenantId} and user_id = ${userId}`;
  await sql`delete from ${sql.table(table)} where ${own} and ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${own}
    order by creator_time desc, ${sql.ref(key)} offset ${most})`.execute(handle);
}
