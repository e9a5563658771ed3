import { sql, type Transaction } from 'kysely';
import { logCategories } from '../../engine/schema/calls/log-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { chainAudit, chainOf } from './audit-chain.ts';
import { deleteRequests } from './clear-log.ts';

const dayMs = 86_400_000;

/** Chains the lines of the days that are over, and deletes those that have been kept as long as the tenant wishes. */
export async function keepLog(context: AppContext): Promise<void> {
  const { rows } = await sql<{ tenant_id: string }>`select distinct tenant_id from base_user`.execute(
    context.database.kysely,
  );
  for (const tenantId of [platformTenant, ...rows.map(({ tenant_id }) => tenant_id)]) {
    const kept = await settingsOf(context.database, tenantId);
    const before = (days: number) => new Date(context.now().getTime() - days * dayMs).toISOString();
    await chainAudit(context, tenantId);
    await deleteLines(context, tenantId, before(kept.operationLogDays));
    const { error, request } = logCategories;
    await deleteRequests(context, { tenantId, kind: error, before: before(kept.errorLogDays) });
    await deleteRequests(context, { tenantId, kind: request, before: before(kept.requestLogDays) });
    await deleteBeyondMost(context, tenantId);
  }
}

/** Oldest first: what is left still fits to what stood before it. */
async function deleteLines({ database }: AppContext, tenantId: string, before: string): Promise<void> {
  let count: number;
  do count = await database.transaction((trx) => deletePiece(trx, tenantId, before));
  while (count === limits.logPiece);
}

async function deletePiece(trx: Transaction<DatabaseSchema>, tenantId: string, before: string): Promise<number> {
  await chainOf(trx, tenantId, true);
  const { rows } = await sql<{ chain: string }>`
    with gone as (
      delete from base_audit where tenant_id = ${tenantId} and id in (
        select id from base_audit where tenant_id = ${tenantId} and creator_time < ${before}
        order by creator_time, id limit ${limits.logPiece})
      returning creator_time, id, chain)
    select chain from gone order by creator_time desc, id desc`.execute(trx);
  const last = rows.find(({ chain }) => chain !== '');
  if (last)
    await sql`update base_audit_chain set first_chain = ${last.chain} where tenant_id = ${tenantId}`.execute(trx);
  return rows.length;
}

/** Requests are a ring: past so many the oldest go, however young. */
async function deleteBeyondMost(context: AppContext, tenantId: string): Promise<void> {
  const { rows } = await sql<{ time: string }>`
    select creator_time::text as time from base_log
    where tenant_id = ${tenantId} and kind = ${logCategories.request}
    order by creator_time desc, id desc offset ${limits.requestLinesMost} limit 1`.execute(context.database.kysely);
  const [oldest] = rows;
  if (oldest) await deleteRequests(context, { tenantId, kind: logCategories.request, before: oldest.time });
}
