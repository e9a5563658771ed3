import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { dropCarriers } from './carrier.ts';
import { announceJob, type JobRow, jobTables, nextRevision, type Trx } from './job-table.ts';
import { maySee } from './list-jobs.ts';

/**
 * Takes a job back: one that waits is never run, one that runs stops between two of its steps.
 * @throws Refused notFound, forbidden for the server's own, conflict once it has ended
 */
export async function cancelJob(context: AppContext, actor: Actor, id: string): Promise<void> {
  await context.database.transaction(async (trx) => {
    const row = await jobTables(trx)
      .selectFrom('base_job')
      .selectAll()
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !maySee(actor, row)) throw new Refused('notFound', 'job.notFound');
    if (row.person_id === null) throw new Refused('forbidden', 'job.ofServer');
    if (row.ended_time !== null) throw new Refused('conflict', 'job.ended');
    if (row.state === 'waiting') await drop(context, trx, row);
    else await askToStop(context, trx, row);
  });
  await context.audit({ actor, action: 'job.cancel', target: id, outcome: 'done' });
}

async function drop(context: AppContext, trx: Trx, row: JobRow): Promise<void> {
  if (row.carrier !== null) await dropCarriers(trx, [row.carrier]);
  const now = context.now().toISOString();
  await rowOf(trx, row).set({ state: 'cancelled', carrier: null, ended_time: now, revision: nextRevision }).execute();
  announceJob(context, row, 'ended');
}

async function askToStop(context: AppContext, trx: Trx, row: JobRow): Promise<void> {
  await rowOf(trx, row).set({ stop_asked: true, revision: nextRevision }).execute();
  announceJob(context, row, 'stop');
}

const rowOf = (trx: Trx, { tenant_id, id }: JobRow) =>
  jobTables(trx).updateTable('base_job').where('tenant_id', '=', tenant_id).where('id', '=', id);
