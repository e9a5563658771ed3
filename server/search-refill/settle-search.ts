import { sql, type Transaction } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { type Filled, loadModel, type Version } from '../gateway/published-model.ts';
import { askServerForJob } from '../jobs/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { newId } from '../kernel/ids.ts';
import { refillJob } from './refill-job.ts';

type Asker = Pick<AppContext, 'database' | 'live' | 'now' | 'settings'>;
type Trx = Transaction<DatabaseSchema>;
type Which = Pick<Version, 'tenantId' | 'modelId'>;

/**
 * After a publish, and at the start of a program: what the rows of a model lack of the pieces that this version is
 * searched by is asked for. Until they have it, a keyword asks the columns themselves. Columns that are no longer searched
 * are forgotten: rows written meanwhile have no pieces of theirs.
 */
export async function settleSearch(asker: Asker, trx: Trx, version: Version): Promise<void> {
  const model = await loadModel(trx, asker.settings, version);
  if (!model?.search.isKept) return;
  const { signs } = model.search;
  const where = sql`where tenant_id = ${version.tenantId} and model_id = ${version.modelId} and table_key = ''`;
  const stored = await sql<{
    filled: Filled;
  }>`select search_filled as filled from base_visualdev_table ${where}`.execute(trx);
  const before = stored.rows[0]?.filled ?? {};
  const kept = Object.fromEntries(Object.entries(signs).filter(([key, sign]) => before[key] === sign));
  const lacks = Object.keys(signs).length > Object.keys(kept).length;
  const isEmpty = lacks && !(await hasRows(trx, model.main.quotedTable));
  const filled = isEmpty ? signs : kept;
  if (JSON.stringify(filled) !== JSON.stringify(before))
    await sql`update base_visualdev_table set search_filled = ${json(filled)} ${where}`.execute(trx);
  if (lacks && !isEmpty) await askForRefill(asker, trx, version);
}

async function hasRows(trx: Trx, quotedTable: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.raw(quotedTable)} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Other processes write by the version before for as long as they have not heard of this one. */
const heardEverywhereMs = 2_000;

/** From the first row on, whatever was done before. */
async function askForRefill(asker: Asker, trx: Trx, which: Which): Promise<void> {
  const due = new Date(asker.now().getTime() + heardEverywhereMs);
  await sql`
    insert into base_search_refill (tenant_id, model_id, done_id, asked, next_time)
    values (${which.tenantId}, ${which.modelId}, '', ${newId()}, ${due.toISOString()})
    on conflict (tenant_id, model_id) do update
      set done_id = '', asked = excluded.asked, next_time = excluded.next_time`.execute(trx);
  await askForJob(asker, trx, which, due);
}

async function askForJob(asker: Asker, trx: Trx, { tenantId, modelId }: Which, due?: Date): Promise<void> {
  const asking = { input: { modelId }, key: modelId, ...(due ? { due } : {}) };
  await askServerForJob(asker, trx, refillJob, tenantId, asking);
}

/**
 * At the start of a program: work that was left, and models whose rows were written by a program, or with settings, that made
 * other pieces.
 */
export async function askForLacking(asker: Asker): Promise<void> {
  const { database } = asker;
  const left = await sql<{ tenant_id: string; model_id: string }>`
    select tenant_id, model_id from base_search_refill order by next_time, model_id`.execute(database.kysely);
  for (const { tenant_id: tenantId, model_id: modelId } of left.rows)
    await database.transaction((trx) => askForJob(asker, trx, { tenantId, modelId }));
  const { rows } = await sql<{ tenant_id: string; id: string; version: number }>`
    select v.tenant_id, v.id, v.release_version as version from base_visualdev v
    where v.release_version is not null and v.type <> ${modelTypes.screen} and not exists (
      select 1 from base_search_refill r where r.tenant_id = v.tenant_id and r.model_id = v.id)`.execute(
    database.kysely,
  );
  for (const { tenant_id: tenantId, id: modelId, version } of rows)
    await database.transaction((trx) => settleSearch(asker, trx, { tenantId, modelId, version }));
}
