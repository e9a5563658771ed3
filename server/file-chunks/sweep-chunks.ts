import { removeStored } from '../file/uploads.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { type ChunkUpload, forgetParts } from './chunk-upload.ts';
import { isBeingMerged } from './merge-state.ts';
import { removeParts } from './part-files.ts';

const batch = 200;

/**
 * Forgets uploads a day after they began, with pieces that nobody merged and what a killed merge left. Files that came of
 * them stay.
 */
export async function sweepChunks(context: AppContext): Promise<void> {
  const uploads = await tables(context.database.kysely)
    .selectFrom('base_chunk_upload')
    .selectAll()
    .where('expires_time', '<', context.now().toISOString())
    .orderBy('expires_time')
    .limit(batch)
    .execute();
  for (const upload of uploads) if (!isBeingMerged(context, upload)) await sweepUpload(context, upload);
}

/** As long as its row is held, no piece is given a place and no merge begins; a sweep that breaks off is done once more. */
async function sweepUpload(context: AppContext, upload: ChunkUpload): Promise<void> {
  const { tenant_id, id, state, stored_path } = upload;
  await context.database.transaction(async (trx) => {
    const { numDeletedRows } = await tables(trx)
      .deleteFrom('base_chunk_upload')
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      // A merge that began or ended meanwhile has it.
      .where('state', '=', state)
      .where('stored_path', 'is not distinct from', stored_path)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await forgetParts(trx, upload);
    if (stored_path !== null) await removeStored(context, stored_path);
    await removeParts(context, upload);
  });
}
