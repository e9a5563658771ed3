import { sql } from 'kysely';
import { json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { newId } from '../kernel/ids.ts';
import { type Filled, loadModel, type Version } from './published-model.ts';
import type { Handle } from './run-statement.ts';

/**
 * After a publish, and at the start of a program: what the rows of a model lack of the pieces that this version is
 * searched by is asked for. Until they have it, a keyword asks the columns themselves. Columns that are no longer searched
 * are forgotten: rows written meanwhile have no pieces of theirs.
 */
export async function settleSearch(
  handle: Handle,
  settings: AppContext['settings'],
  version: Version,
  now: Date,
): Promise<void> {
  const model = await loadModel(handle, settings, version);
  if (!model?.search.isKept) return;
  const { signs } = model.search;
  const where = sql`where tenant_id = ${version.tenantId} and model_id = ${version.modelId} and table_key = ''`;
  const stored = await sql<{
    filled: Filled;
  }>`select search_filled as filled from base_visualdev_table ${where}`.execute(handle);
  const before = stored.rows[0]?.filled ?? {};
  const kept = Object.fromEntries(Object.entries(signs).filter(([key, sign]) => before[key] === sign));
  const lacks = Object.keys(signs).length > Object.keys(kept).length;
  const isEmpty = lacks && !(await hasRows(handle, model.main.quotedTable));
  const filled = isEmpty ? signs : kept;
  if (JSON.stringify(filled) !== JSON.stringify(before))
    await sql`update base_visualdev_table set search_filled = ${json(filled)} ${where}`.execute(handle);
  if (lacks && !isEmpty) await askForRefill(handle, version, now);
}

async function hasRows(handle: Handle, quotedTable: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.raw(quotedTable)} limit 1`.execute(handle);
  return rows.length > 0;
}

/** Other processes write by the version before for as long as they have not heard of this one. */
const heardEverywhereMs = 2_000;

/** From the first row on, whatever was done before. */
async function askForRefill(
  handle: Handle,
  { tenantId, modelId }: Pick<Version, 'tenantId' | 'modelId'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into base_search_refill (tenant_id, model_id, done_id, asked, next_time)
    values (${tenantId}, ${modelId}, '', ${newId()}, ${new Date(now.getTime() + heardEverywhereMs).toISOString()})
    on conflict (tenant_id, model_id) do update
      set done_id = '', asked = excluded.asked, next_time = excluded.next_time`.execute(handle);
}
