import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { ServerWords } from '../kernel/words.ts';
import { sendCarrier } from './carrier.ts';
import type { JobOutcome } from './define-job.ts';
import { announceJob, holdTurn, type JobRow, jobTables, nextRevision, type Trx } from './job-table.ts';

/** How a run ended. */
export type Ending =
  | { readonly kind: 'done'; readonly outcome: JobOutcome }
  | { readonly kind: 'failed'; readonly words: ServerWords }
  | { readonly kind: 'cancelled' }
  /** To be tried again. */
  | { readonly kind: 'again'; readonly pauseMs: number };

type Held = Pick<JobRow, 'tenant_id' | 'id' | 'person_id' | 'holder'>;

/** Writes down how a run ended, and lets those begin that waited for it. Nothing where it is no longer the holder's. */
export async function endJob(context: AppContext, job: Held, ending: Ending): Promise<void> {
  const { database } = context;
  await database.essential(() =>
    database.transaction(async (trx) => {
      // First the row: somebody who asks for it once more may hold it for long, and others take jobs meanwhile.
      const row = await jobTables(trx)
        .selectFrom('base_job')
        .select(['is_again', 'attempt'])
        .where('tenant_id', '=', job.tenant_id)
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('holder', '=', job.holder)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      await holdTurn(trx);
      if (ending.kind === 'again') await sendBack(context, trx, job, ending.pauseMs, row.attempt);
      else if (row.is_again && ending.kind !== 'cancelled') await sendBack(context, trx, job, 0, 0);
      else await close(context, trx, job, ending);
      await sendNext(context, trx);
    }),
  );
}

/** It waits anew. */
async function sendBack(context: AppContext, trx: Trx, job: Held, pauseMs: number, attempt: number): Promise<void> {
  const due = new Date(context.now().getTime() + pauseMs);
  const carrier = randomUUID();
  await rowOf(trx, job)
    .set({
      state: 'waiting',
      carrier,
      holder: null,
      lease_time: null,
      is_again: false,
      attempt,
      due_time: due.toISOString(),
      revision: nextRevision,
    })
    .execute();
  await sendCarrier(trx, carrier, job.id, pauseMs > 0 ? due : undefined);
  announceJob(context, job, 'waiting');
}

async function close(
  context: AppContext,
  trx: Trx,
  job: Held,
  ending: Exclude<Ending, { kind: 'again' }>,
): Promise<void> {
  const outcome =
    ending.kind === 'done' ? ending.outcome : { words: ending.kind === 'failed' ? ending.words : undefined };
  await rowOf(trx, job)
    .set({
      state: ending.kind,
      holder: null,
      lease_time: null,
      words: json(outcome.words),
      result: 'result' in outcome ? outcome.result : null,
      ended_time: context.now().toISOString(),
      revision: nextRevision,
    })
    .execute();
  announceJob(context, job, 'ended');
}

const rowOf = (trx: Trx, { tenant_id, id }: Held) =>
  jobTables(trx).updateTable('base_job').where('tenant_id', '=', tenant_id).where('id', '=', id);

/**
 * A job without a carrier waits for another of its person, or of its kind, to end. Each end sends the first one that may
 * begin: as one is left while anything runs, none of them is forgotten.
 */
async function sendNext(context: AppContext, trx: Trx): Promise<void> {
  const carrier = randomUUID();
  const { rows } = await sql<Held>`
    update base_job set carrier = ${carrier} where (tenant_id, id) = (
      select parked.tenant_id, parked.id from base_job parked
      where parked.state = 'waiting' and parked.carrier is null and case when parked.person_id is null
        then not exists (
          select 1 from base_job beside
          where beside.state = 'running' and beside.person_id is null and beside.kind = parked.kind)
        else (
          select count(*) from base_job beside
          where beside.state = 'running' and beside.tenant_id = parked.tenant_id and beside.person_id = parked.person_id
        ) < ${limits.jobsAtOncePerPerson} end
      order by parked.creator_time, parked.id limit 1)
    returning tenant_id, id, person_id, holder`.execute(trx);
  const [next] = rows;
  if (!next) return;
  await sendCarrier(trx, carrier, next.id);
  announceJob(context, next, 'waiting');
}
