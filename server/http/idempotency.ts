import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

/** After this long without an answer the call may be tried anew; the slow one can then no longer commit. */
const leaseMs = 15_000;
const waitMostMs = 30_000;
const keyPattern = /^[A-Za-z0-9._:-]{8,128}$/;

interface Attempt {
  readonly tenantId: string;
  readonly userId: string;
  readonly key: string;
  readonly owner: string;
}

const running = new AsyncLocalStorage<Attempt>();

/**
 * @param header value of `Idempotency-Key`
 * @throws Refused `badInput`
 */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  throw new Refused('badInput', 'once.key');
}

/** Tells two calls apart: the address with its parameters, and the body. */
export function fingerprintOf(method: string, url: string, body: unknown): string {
  // The time stamp that every call carries differs between two tries of one call.
  const address = url.replace(/([?&])t=[^&]*&?/, '$1').replace(/[?&]$/, '');
  return createHash('sha256')
    .update(JSON.stringify([method, address, body ?? null]))
    .digest('hex');
}

/**
 * The database whose transactions say "done" about the call that they belong to, in the same commit. So a call whose
 * answer was lost is known to have happened, and one that was given up as dead cannot happen afterwards.
 */
export function withIdempotency(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        const result = await work(trx);
        await markCommitted(trx);
        return result;
      }),
  };
}

async function markCommitted(trx: Transaction<DatabaseSchema>): Promise<void> {
  const attempt = running.getStore();
  if (attempt === undefined) return;
  const { numUpdatedRows } = await own(tables(trx).updateTable('base_idempotency'), attempt)
    .set({ state: 'committed' })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('conflict', 'once.taken');
}

/** Narrows a statement to the row of an attempt, as long as nobody took it over. */
function own<Statement extends { where(column: never, operator: never, value: never): Statement }>(
  statement: Statement,
  attempt: Attempt,
): Statement {
  const pairs = [
    ['tenant_id', attempt.tenantId],
    ['user_id', attempt.userId],
    ['request_key', attempt.key],
    ['owner', attempt.owner],
  ] as const;
  // One helper for two kinds of statements: their `where` agree in meaning, not in type.
  return pairs.reduce(
    (narrowed, [column, value]) => narrowed.where(column as never, '=' as never, value as never),
    statement,
  );
}

/**
 * Runs a writing call once for a key: the same key and call again, at the same time or later, get the same answer.
 * @param fingerprint what {@link fingerprintOf} gives
 * @param work makes the text of the answer; when it throws, nothing is kept and the key is free again
 * @throws Refused `findings` when the key was used for another call, `conflict` when the first is not known to have ended
 */
export async function once(
  context: AppContext,
  actor: Actor,
  key: string,
  fingerprint: string,
  work: () => Promise<string>,
): Promise<string> {
  const attempt: Attempt = { tenantId: actor.tenantId, userId: actor.userId, key, owner: randomUUID() };
  const giveUpMs = Date.now() + waitMostMs;
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 2, 250)) {
    if (await begin(context, attempt, fingerprint)) return finish(context, attempt, work);
    const known = await readAttempt(context, attempt);
    if (known === undefined) continue;
    if (known.fingerprint !== fingerprint) {
      throw new Refused('findings', 'once.other', {}, { keyUsed: true });
    }
    if (known.state === 'done' && known.answer !== null) return known.answer;
    const isStale = context.now().getTime() - Date.parse(known.creator_time) > leaseMs;
    if (isStale && known.state === 'committed') throw new Refused('conflict', 'once.done');
    if (isStale && (await takeOver(context, attempt, known.owner))) return finish(context, attempt, work);
    if (Date.now() > giveUpMs) throw new Refused('conflict', 'once.running');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** @returns whether the key was free and is now this attempt's */
async function begin({ database, now }: AppContext, attempt: Attempt, fingerprint: string): Promise<boolean> {
  const made = await tables(database.kysely)
    .insertInto('base_idempotency')
    .values({
      tenant_id: attempt.tenantId,
      user_id: attempt.userId,
      request_key: attempt.key,
      fingerprint,
      owner: attempt.owner,
      state: 'running',
      answer: null,
      creator_time: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('owner')
    .executeTakeFirst();
  return made !== undefined;
}

async function readAttempt({ database }: AppContext, attempt: Attempt) {
  return tables(database.kysely)
    .selectFrom('base_idempotency')
    .select(['fingerprint', 'state', 'answer', 'owner', 'creator_time'])
    .where('tenant_id', '=', attempt.tenantId)
    .where('user_id', '=', attempt.userId)
    .where('request_key', '=', attempt.key)
    .executeTakeFirst();
}

async function takeOver({ database, now }: AppContext, attempt: Attempt, from: string): Promise<boolean> {
  const { numUpdatedRows } = await own(tables(database.kysely).updateTable('base_idempotency'), {
    ...attempt,
    owner: from,
  })
    .where('state', '=', 'running')
    .set({ owner: attempt.owner, creator_time: now().toISOString() })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function finish({ database }: AppContext, attempt: Attempt, work: () => Promise<string>): Promise<string> {
  let answer: string;
  try {
    answer = await running.run(attempt, work);
  } catch (error) {
    // What was committed stays marked, so that a second try does not do it again.
    await own(tables(database.kysely).deleteFrom('base_idempotency'), attempt).where('state', '=', 'running').execute();
    throw error;
  }
  await own(tables(database.kysely).updateTable('base_idempotency'), attempt).set({ state: 'done', answer }).execute();
  return answer;
}
