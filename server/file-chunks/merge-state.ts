import type { Transaction } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { type FilePlace, newFilePlace, removeStored } from '../file/uploads.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { type ChunkUpload, forgetParts } from './chunk-upload.ts';

const leaseFrom = (now: Date): string => new Date(now.getTime() + limits.chunkMergeLeaseMs).toISOString();

/** Whether somebody puts the upload together who said so a moment ago. */
export function isBeingMerged({ now }: AppContext, { state, lease_time }: ChunkUpload): boolean {
  return state === 'merging' && lease_time !== null && new Date(lease_time) >= now();
}

/**
 * The embedded database has one process, in which no second merge of an upload is begun before the first one has ended:
 * a merge that finds one there finds what a killed one left.
 */
function mayBeMerged(context: AppContext, upload: ChunkUpload): boolean {
  if (upload.state === 'done') return false;
  return context.database.engine === 'embedded' || !isBeingMerged(context, upload);
}

/**
 * Takes the upload to merge it, and writes down where, so that nothing is left behind.
 * @returns undefined when another process merges it, or has done so
 */
export async function beginMerge(
  context: AppContext,
  actor: Actor,
  upload: ChunkUpload,
): Promise<FilePlace | undefined> {
  if (!mayBeMerged(context, upload)) return undefined;
  const place = newFilePlace(context, actor);
  const { numUpdatedRows } = await tables(context.database.kysely)
    .updateTable('base_chunk_upload')
    .set({ state: 'merging', stored_path: place.storedPath, lease_time: leaseFrom(context.now()) })
    .where('tenant_id', '=', upload.tenant_id)
    .where('id', '=', upload.id)
    .where('state', '=', upload.state)
    .where('stored_path', 'is not distinct from', upload.stored_path)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  if (upload.stored_path !== null) await removeStored(context, upload.stored_path);
  return place;
}

/** @returns says between two pieces that the merge goes on, as often as needed */
export function leaseKeeper(context: AppContext, upload: ChunkUpload, place: FilePlace): () => Promise<void> {
  let said = context.now().getTime();
  return async () => {
    const now = context.now();
    if (now.getTime() - said < limits.chunkMergeRenewMs) return;
    said = now.getTime();
    await heldUpload(context.database.kysely, upload, place)
      .set({ lease_time: leaseFrom(now) })
      .execute();
  };
}

/**
 * @param registration what the client calls the upload
 * @throws Refused `busy` when another process has taken it meanwhile
 */
export async function endMerge(
  trx: Transaction<DatabaseSchema>,
  upload: ChunkUpload,
  place: FilePlace,
  registration: string | null,
): Promise<void> {
  const { numUpdatedRows } = await heldUpload(trx, upload, place)
    .set({ state: 'done', file_id: place.id, registration, stored_path: null, lease_time: null })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('busy', 'file.merging');
  await forgetParts(trx, upload);
}

/** Lets go of an upload that could not be merged now. */
export async function leaveMerge(context: AppContext, upload: ChunkUpload, place: FilePlace): Promise<void> {
  await heldUpload(context.database.kysely, upload, place)
    .set({ state: 'open', stored_path: null, lease_time: null })
    .execute();
}

function heldUpload(handle: AppContext['database']['kysely'], { tenant_id, id }: ChunkUpload, place: FilePlace) {
  return tables(handle)
    .updateTable('base_chunk_upload')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', '=', 'merging')
    .where('stored_path', '=', place.storedPath);
}
