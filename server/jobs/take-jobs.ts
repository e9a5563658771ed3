import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type Carrier, sendCarrier, takeCarriers } from './carrier.ts';
import { holdTurn, type JobRow, jobTables, nextRevision, type Trx } from './job-table.ts';

export interface Taking {
  readonly taken: readonly JobRow[];
  /** As many run in the installation as may at once. */
  readonly isFull: boolean;
}

/** Where somebody holds a row, or a newer program has to run it: looked at again. */
const againMs = 1_000;

/**
 * Takes jobs that are due for this process, as many as may begin now. It is theirs as long as it says so within each lease.
 * @param most that it has room for
 */
export function takeJobs({ database, now }: AppContext, holder: string, most: number): Promise<Taking> {
  return database.transaction(async (trx) => {
    await holdTurn(trx);
    const { running } = await jobTables(trx)
      .selectFrom('base_job')
      .select((of) => of.fn.countAll<number>().as('running'))
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow();
    const places = Math.min(most, limits.jobsAtOnce - running);
    if (places <= 0) return { taken: [], isFull: true };
    const taken: JobRow[] = [];
    for (const carrier of await takeCarriers(trx, places)) {
      const row = await take(trx, carrier, holder, now());
      if (row) taken.push(row);
    }
    return { taken, isFull: false };
  });
}

/** @returns undefined where it cannot begin: cancelled, held by somebody, or its person has enough that run */
async function take(trx: Trx, carrier: Carrier, holder: string, now: Date): Promise<JobRow | undefined> {
  const waiting = jobTables(trx)
    .selectFrom('base_job')
    .where('carrier', '=', carrier.id)
    .where('state', '=', 'waiting');
  const row = await waiting.selectAll().forUpdate().skipLocked().executeTakeFirst();
  if (row === undefined) {
    const isHeld = await waiting.select('id').executeTakeFirst();
    if (isHeld) await sendCarrier(trx, carrier.id, carrier.jobId, new Date(now.getTime() + againMs));
    return undefined;
  }
  const own = jobTables(trx).updateTable('base_job').where('tenant_id', '=', row.tenant_id).where('id', '=', row.id);
  if (await isLaneFull(trx, row)) {
    await own.set({ carrier: null }).execute();
    return undefined;
  }
  return own
    .set({
      state: 'running',
      carrier: null,
      holder,
      lease_time: new Date(now.getTime() + limits.jobLeaseMs).toISOString(),
      started_time: now.toISOString(),
      is_again: false,
      done: 0,
      total: null,
      attempt: row.attempt + 1,
      revision: nextRevision,
    })
    .returningAll()
    .executeTakeFirst();
}

/** Two of a person at once; of the server's own one of each kind. What waits for another one is sent when that ends. */
async function isLaneFull(trx: Trx, { tenant_id, person_id, kind }: JobRow): Promise<boolean> {
  const running = jobTables(trx)
    .selectFrom('base_job')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'running');
  const beside =
    person_id === null
      ? running.where('person_id', 'is', null).where('kind', '=', kind)
      : running.where('tenant_id', '=', tenant_id).where('person_id', '=', person_id);
  const { count } = await beside.executeTakeFirstOrThrow();
  return count >= (person_id === null ? 1 : limits.jobsAtOncePerPerson);
}
