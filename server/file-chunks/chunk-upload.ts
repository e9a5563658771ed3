import type { Selectable, Transaction } from 'kysely';
import type { ChunkFacts, ChunkState } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Tables, tables } from '../kernel/tables.ts';
import type { ChunkPlan } from './chunk-plan.ts';

/** A file that comes in pieces. It is its person's: nobody else finds it by the same hash. Source: reliability A69 */
export type ChunkUpload = Selectable<Tables['base_chunk_upload']>;

const hourMs = 3_600_000;

export const planOf = ({ total_size, chunk_size, total_chunks }: ChunkUpload): ChunkPlan => ({
  totalSize: Number(total_size),
  chunkSize: chunk_size,
  totalChunks: total_chunks,
});

export async function findUpload(
  context: AppContext,
  { tenantId, userId }: Actor,
  identifier: string,
): Promise<ChunkUpload | undefined> {
  return tables(context.database.kysely)
    .selectFrom('base_chunk_upload')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('identifier', '=', identifier.toLowerCase())
    .executeTakeFirst();
}

/** The file that an upload became; undefined where it is gone again. */
export async function finishedFile(context: AppContext, { tenant_id, state, file_id }: ChunkUpload) {
  if (state !== 'done' || file_id === null) return undefined;
  return tables(context.database.kysely)
    .selectFrom('base_file')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', file_id)
    .where('released_time', 'is', null)
    .executeTakeFirst();
}

/** The caller's upload of this file; with his first piece it begins. @throws Refused `conflict`, `tooMany` */
export async function openUpload(context: AppContext, actor: Actor, facts: ChunkFacts): Promise<ChunkUpload> {
  let upload = await findUpload(context, actor, facts.identifier);
  if (upload?.state === 'done' && !(await finishedFile(context, upload))) {
    const gone = upload;
    await context.database.transaction((trx) => forgetUpload(trx, gone));
    upload = undefined;
  }
  upload ??= await beginUpload(context, actor, facts);
  requireSamePlan(upload, facts);
  return upload;
}

/** @throws Refused `conflict` where the file was begun with other figures. Source: reliability A70 */
export function requireSamePlan(upload: ChunkUpload, { totalSize, chunkSize, totalChunks }: ChunkPlan): void {
  const begun = planOf(upload);
  const isCutAlike = upload.state === 'done' || (begun.chunkSize === chunkSize && begun.totalChunks === totalChunks);
  if (begun.totalSize !== totalSize || !isCutAlike) throw new Refused('conflict', 'file.chunkFigures');
}

async function beginUpload(context: AppContext, actor: Actor, facts: ChunkFacts): Promise<ChunkUpload> {
  const { tenantId, userId } = actor;
  const now = context.now();
  return context.database.transaction(async (trx) => {
    await holdPerson(trx, actor);
    const mine = tables(trx)
      .selectFrom('base_chunk_upload')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId);
    // Several pieces of a file that nobody knows yet come at once: the first one begins it.
    const begun = await mine.selectAll().where('identifier', '=', facts.identifier.toLowerCase()).executeTakeFirst();
    if (begun) return begun;
    const { count } = await mine
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '<>', 'done')
      .executeTakeFirstOrThrow();
    if (Number(count) >= limits.chunkUploadsPerUser)
      throw new Refused('tooMany', 'file.manyUploads', { limit: limits.chunkUploadsPerUser });
    return tables(trx)
      .insertInto('base_chunk_upload')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        identifier: facts.identifier.toLowerCase(),
        id: context.newId(),
        state: 'open',
        total_size: facts.totalSize,
        chunk_size: facts.chunkSize,
        total_chunks: facts.totalChunks,
        creator_time: now.toISOString(),
        expires_time: new Date(now.getTime() + limits.chunkUploadHours * hourMs).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Two uploads of a person that begin at once are counted one after the other. Source: reliability A71 */
async function holdPerson(trx: Transaction<DatabaseSchema>, { tenantId, userId }: Actor): Promise<void> {
  await tables(trx)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

export async function partNumbers(context: AppContext, { tenant_id, id }: ChunkUpload): Promise<number[]> {
  const rows = await tables(context.database.kysely)
    .selectFrom('base_chunk_part')
    .select('number')
    .where('tenant_id', '=', tenant_id)
    .where('upload_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** What a client is told of an upload. */
export async function stateOf(context: AppContext, upload: ChunkUpload): Promise<ChunkState> {
  if (upload.state === 'done') return { uploaded: true, merge: false, chunkNumbers: [] };
  const chunkNumbers = await partNumbers(context, upload);
  return { uploaded: false, merge: chunkNumbers.length === upload.total_chunks, chunkNumbers };
}

/** Forgets an upload with its pieces. */
export async function forgetUpload(trx: Transaction<DatabaseSchema>, { tenant_id, id }: ChunkUpload): Promise<void> {
  await forgetParts(trx, { tenant_id, id });
  await tables(trx).deleteFrom('base_chunk_upload').where('tenant_id', '=', tenant_id).where('id', '=', id).execute();
}

/** @param numbers all of them where none are named */
export async function forgetParts(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Pick<ChunkUpload, 'tenant_id' | 'id'>,
  numbers?: readonly number[],
): Promise<void> {
  await tables(trx)
    .deleteFrom('base_chunk_part')
    .where('tenant_id', '=', tenant_id)
    .where('upload_id', '=', id)
    .$if(numbers !== undefined, (parts) => parts.where('number', 'in', numbers ?? []))
    .execute();
}
