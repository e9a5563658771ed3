import { randomUUID } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { Shape, TSchema } from '../../engine/schema/shape.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { newId } from '../kernel/ids.ts';
import { Refused } from '../kernel/refused.ts';
import { sendCarrier } from './carrier.ts';
import type { Job } from './define-job.ts';
import { announceJob, jobTables, type Trx } from './job-table.ts';
import { refuseTooMany } from './refuse-too-many.ts';

type Asker = Pick<AppContext, 'database' | 'live' | 'now'>;

export interface Asking<Input extends TSchema> {
  readonly input: Shape<Input>;
  /** The same job of the tenant with the same key is one, as long as it has not ended. */
  readonly key?: string;
  /** Not before then; default: at once. */
  readonly due?: Date;
}

interface Owner {
  readonly tenantId: string;
  readonly personId: string | null;
  readonly language: Language;
}

/**
 * Asks for a job in the name of somebody, as part of the caller's transaction: it runs once that has committed, and never
 * when it is rolled back.
 * @returns its id
 * @throws Refused tooMany
 */
export async function askForJob<Input extends TSchema>(
  asker: Asker,
  trx: Trx,
  job: Job<Input>,
  actor: Pick<Actor, 'tenantId' | 'userId' | 'language'>,
  asking: Asking<Input>,
): Promise<string> {
  if (job.as !== 'person') throw new Error(`The job ${job.name} is the server's own.`);
  const { tenantId, userId, language = 'zh' } = actor;
  const owner: Owner = { tenantId, personId: userId, language };
  const known = await askAgain(trx, job, owner, asking.key);
  if (known !== undefined) return known;
  await refuseTooMany(trx, tenantId, userId);
  return insert(asker, trx, job, owner, asking);
}

/** The same for work of the server itself. */
export async function askServerForJob<Input extends TSchema>(
  asker: Asker,
  trx: Trx,
  job: Job<Input>,
  tenantId: string,
  asking: Asking<Input>,
): Promise<string> {
  if (job.as !== 'server') throw new Error(`The job ${job.name} is somebody's.`);
  const owner: Owner = { tenantId, personId: null, language: 'zh' };
  return (await askAgain(trx, job, owner, asking.key)) ?? insert(asker, trx, job, owner, asking);
}

/** @returns the id of the job that is asked for once more; undefined where there is none that has not ended */
async function askAgain(
  trx: Trx,
  { name, whenAskedAgain }: Pick<Job, 'name' | 'whenAskedAgain'>,
  { tenantId }: Owner,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const table = jobTables(trx);
  const isMeant = whenAskedAgain === 'onceMore' ? { is_again: true } : { key };
  // Written either way: it cannot begin, or end, before what this transaction leaves can be seen.
  const known = await table
    .updateTable('base_job')
    .set(isMeant)
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', name)
    .where('key', '=', key)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return known?.id;
}

async function insert<Input extends TSchema>(
  asker: Asker,
  trx: Trx,
  job: Job<Input>,
  owner: Owner,
  { input, key, due }: Asking<Input>,
): Promise<string> {
  if (!job.accepts(input)) throw new Error(`What the job ${job.name} is asked for with has not its shape.`);
  if (Buffer.byteLength(JSON.stringify(input)) > limits.jobInputBytes) throw new Refused('tooLarge', 'job.inputLong');
  const now = asker.now();
  const later = due !== undefined && due > now ? due : undefined;
  const id = newId();
  const carrier = randomUUID();
  const made = await jobTables(trx)
    .insertInto('base_job')
    .values({
      tenant_id: owner.tenantId,
      id,
      person_id: owner.personId,
      language: owner.language,
      kind: job.name,
      key: key ?? null,
      input: json(input),
      state: 'waiting',
      is_again: false,
      stop_asked: false,
      done: 0,
      attempt: 0,
      carrier,
      due_time: (later ?? now).toISOString(),
      creator_time: now.toISOString(),
      revision: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return againAfterRace(asker, trx, job, owner, { input, ...(key ? { key } : {}) });
  await sendCarrier(trx, carrier, id, later);
  announceJob(asker, { tenant_id: owner.tenantId, id, person_id: owner.personId }, 'waiting');
  return id;
}

/** Somebody asked at the same moment, and has committed: his is the one, unless it has ended meanwhile. */
async function againAfterRace<Input extends TSchema>(
  asker: Asker,
  trx: Trx,
  job: Job<Input>,
  owner: Owner,
  asking: Asking<Input>,
): Promise<string> {
  return (await askAgain(trx, job, owner, asking.key)) ?? insert(asker, trx, job, owner, asking);
}
