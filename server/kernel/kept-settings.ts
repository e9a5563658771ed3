import { type Kysely, sql } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import { tables } from './tables.ts';

/** Counted up with each change; 0 for what was never saved, or only by a version that did not count. */
const keptRevision = sql<number>`coalesce((base_config.value ->> 'revision')::integer, 0)`;

/** What a tenant has set under a name, as it was written; undefined where nothing was. */
export async function readKeptSettings(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  name: string,
): Promise<unknown> {
  const row = await tables(handle)
    .selectFrom('base_config')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/**
 * Keeps settings of a tenant in place of what stood there.
 * @param basedOn the revision that was edited; null writes over whatever stands there
 * @returns the revision of what is kept now, null when somebody else has saved other settings than those that were edited
 */
export async function keepSettings(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  name: string,
  content: object,
  basedOn: number | null,
): Promise<number | null> {
  const written = await tables(handle)
    .insertInto('base_config')
    .values({ tenant_id: tenantId, name, value: json({ ...content, revision: 1 }) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet({ value: sql`jsonb_set(excluded.value, '{revision}', to_jsonb(${keptRevision} + 1))` })
        // In the same statement: of two who write at the same moment the second one sees what the first has written.
        .where(basedOn === null ? sql<boolean>`true` : sql<boolean>`${keptRevision} = ${basedOn}`),
    )
    .returning(keptRevision.as('revision'))
    .executeTakeFirst();
  return written?.revision ?? null;
}
