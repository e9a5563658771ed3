import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { findUpload, forgetUpload } from './chunk-upload.ts';
import { removeParts } from './part-files.ts';

/** Forgets the caller's upload with its pieces, as long as no merge has begun; one that is gone already is forgotten. */
export async function forgetChunks(context: AppContext, actor: Actor, identifier: string): Promise<null> {
  const upload = await findUpload(context, actor, identifier);
  if (!upload) return null;
  await context.database.transaction(async (trx) => {
    const held = await tables(trx)
      .selectFrom('base_chunk_upload')
      .select('state')
      .where('tenant_id', '=', upload.tenant_id)
      .where('id', '=', upload.id)
      .forUpdate()
      .executeTakeFirst();
    if (held?.state !== 'open') return;
    await forgetUpload(trx, upload);
    await removeParts(context, upload);
  });
  return null;
}
