import { sql, type Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';
import { tables } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** What somebody did to one thing, whole: what the audit shortens stands here as it was. */
export interface ChangeToKeep {
  /** What the thing is: the name of its resource. */
  readonly kind: string;
  readonly target: string;
  /** What it was called. */
  readonly name: string;
  readonly deed: string;
  /** Values of the fields that changed; null before it was there, and after it is gone. */
  readonly before: Values | null;
  readonly after: Values | null;
  /** Fields that were changed too, and of which no value is kept: secrets, and what is personal. */
  readonly unkept?: readonly string[];
}

/** Keeps a change for as long as it can be taken back, in the transaction in which it was made. Source: administration B9 */
export async function keepChange(
  { context, actor, trx }: { context: AppContext; actor: Actor; trx: Transaction<DatabaseSchema> },
  { before, after, unkept = [], ...change }: ChangeToKeep,
): Promise<void> {
  await tables(trx)
    .insertInto('base_kept_change')
    .values({
      ...change,
      tenant_id: actor.tenantId,
      id: context.newId(),
      before: before && json(before),
      after: after && json(after),
      unkept: json(unkept),
      creator_id: actor.userId,
      creator_time: context.now().toISOString(),
    })
    .execute();
}

/** Changes that are too old to be taken back. */
export async function sweepKeptChanges({ database }: AppContext, before: string): Promise<void> {
  await sql`delete from base_kept_change where creator_time < ${before}`.execute(database.kysely);
}
