import { CompiledQuery, type Transaction } from 'kysely';
import type PgBoss from 'pg-boss';
import type { DatabaseSchema } from '../database/index.ts';

/*
 * What brings a job from whoever asked for it to a process that runs it. What people see, who runs what, and what is tried
 * again stands in `base_job` alone: a carrier says "look at this job, not before then", and is gone when it was looked at.
 */

type Trx = Transaction<DatabaseSchema>;

/** Beside our own tables, so that nobody is offered them as tables that were made elsewhere. */
export const carrierSchema = 'adit_jobs';
const queue = 'adit';

/** How pg-boss runs a statement. Its objects are JSON; what else it hands over our sessions turn into text. */
const on = (trx: Trx): PgBoss.Db => ({
  async executeSql(text: string, values: readonly unknown[] = []) {
    const parameters = values.map((value) => (isPlainObject(value) ? JSON.stringify(value) : value));
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, parameters));
    return { rows };
  },
});

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** No statement of its own: no connection, no poll, no timer. All that it does is done in a transaction of ours. */
const nowhere: PgBoss.Db = {
  async executeSql() {
    throw new Error('Carriers are handled within a transaction.');
  },
};

/** pg-boss brings a library of dates with it that takes longer to load than all else: a start does not wait for it. */
async function load(db: PgBoss.Db = nowhere): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  return new Boss({ schema: carrierSchema, db, migrate: false, supervise: false, schedule: false });
}
let loaded: Promise<PgBoss> | undefined;
const boss = (): Promise<PgBoss> => {
  loaded ??= load();
  return loaded;
};

/** The statements that make its tables, without those by which it would begin, lock and commit by itself. */
export async function carrierStatements(): Promise<string[]> {
  const { default: Boss } = await import('pg-boss');
  return statementsIn(Boss.getConstructionPlans(carrierSchema)).filter(
    (statement) => !/^(begin|commit|set local|select pg_advisory)/i.test(statement),
  );
}

/** A `;` between `$$` and `$$` belongs to a function. */
function statementsIn(script: string): string[] {
  const bodies = script.match(/\$\$[\s\S]*?\$\$/g) ?? [];
  const around = script.split(/\$\$[\s\S]*?\$\$/);
  const marked = around.reduce((text, part, index) => `${text}$${index - 1}$${part}`);
  return marked
    .split(';')
    .map((statement) => statement.replace(/\$(\d+)\$/g, (_, index: string) => bodies[Number(index)] ?? '').trim())
    .filter((statement) => statement !== '');
}

export async function makeQueue(trx: Trx): Promise<void> {
  await (await load(on(trx))).createQueue(queue);
}

/** @param id a UUID; @param due default: at once */
export async function sendCarrier(trx: Trx, id: string, jobId: string, due?: Date): Promise<void> {
  await (await boss()).send(queue, { jobId }, { id, db: on(trx), ...(due ? { startAfter: due } : {}) });
}

export interface Carrier {
  readonly id: string;
  readonly jobId: string;
}

/** Takes those that are due, oldest first. Two processes never get the same one: it is gone with this transaction. */
export async function takeCarriers(trx: Trx, most: number): Promise<Carrier[]> {
  const carried = await (await boss()).fetch<{ jobId: string }>(queue, { batchSize: most, db: on(trx) });
  const carriers = carried.map(({ id, data }) => ({ id, jobId: data.jobId }));
  await dropCarriers(
    trx,
    carriers.map(({ id }) => id),
  );
  return carriers;
}

export async function dropCarriers(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await (await boss()).deleteJob(queue, [...ids], { db: on(trx) });
}
