import type { Transaction } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Access } from '../gateway/model-access.ts';
import type { PublishedModel } from '../gateway/model-shape.ts';
import { recordNotFound } from '../gateway/read-record.ts';
import { rowFilter } from '../gateway/row-filter.ts';
import { runStatement } from '../gateway/run-statement.ts';
import { tables } from '../kernel/tables.ts';

const dayMs = 86_400_000;

/** Condition of rows that are in the bin, to append to a statement on the main table. */
export const isInBin = ' and "delete_time" is not null';

/**
 * Moves records to the bin: the rows are marked where they stand, which every road to a record leaves out, and it is
 * written down who did so and when. The rows themselves, their sub-rows, files and revisions stay as they are.
 * @throws Refused notFound where one of them is not there
 */
export async function moveToBin(
  trx: Transaction<DatabaseSchema>,
  access: Access,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { model, actor } = access;
  const { quotedTable: table, id } = model.main;
  const filter = rowFilter(access, 4);
  const time = now.toISOString();
  const moved = await runStatement(
    trx,
    `update ${table} set "delete_time" = $3
      where "tenant_id" = $1 and ${id} = any($2) and "delete_time" is null${filter.text} returning ${id}`,
    [model.tenantId, ids, time, ...filter.parameters],
  );
  if (moved.length !== ids.length) throw recordNotFound();
  await tables(trx)
    .insertInto('base_deleted_record')
    .values(
      ids.map((data_id) => ({
        tenant_id: model.tenantId,
        model_id: model.id,
        data_id,
        user_id: actor.userId,
        delete_time: time,
      })),
    )
    .execute();
}

/**
 * Takes the notes of these records away, which only one of several at once can do: the others find none.
 * @param userId of whoever has to have moved them; null: anybody
 * @throws Refused notFound where one of them has none
 */
export async function takeOutOfBin(
  trx: Transaction<DatabaseSchema>,
  { tenantId, id: modelId }: Pick<PublishedModel, 'tenantId' | 'id'>,
  ids: readonly string[],
  userId: string | null,
): Promise<void> {
  const db = tables(trx);
  // Held in one order: two that take some of the same wait for each other, and neither for ever.
  const taken = await db
    .selectFrom('base_deleted_record')
    .select('data_id')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', modelId)
    .where('data_id', 'in', ids)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('data_id')
    .forUpdate()
    .execute();
  if (taken.length !== ids.length) throw recordNotFound();
  await db
    .deleteFrom('base_deleted_record')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', modelId)
    .where('data_id', 'in', ids)
    .execute();
}

/** What was moved before this time has served its time in the bin. */
export function binEnd(now: Date): string {
  return new Date(now.getTime() - limits.binDays * dayMs).toISOString();
}

/** How many days a record stays in the bin, the one that has begun among them. */
export function daysLeft(deleteTime: Date, now: Date): number {
  return Math.max(0, limits.binDays - Math.floor((now.getTime() - deleteTime.getTime()) / dayMs));
}
