import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { userFilePolicy } from '../http/security-headers.ts';
import type { FileAnswer } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { isDrawable } from './file-kinds.ts';
import { dispositionOf } from './file-names.ts';
import type { FileOwner } from './file-store.ts';
import { maySeePicture } from './people-pictures.ts';
import { filesFolder } from './uploads.ts';

/** Whether somebody may see what a file belongs to; undefined where that is nothing of the asked one's. */
export type MaySee = (context: AppContext, actor: Actor, owner: FileOwner) => Promise<boolean | undefined>;

const absent = () => new Refused('notFound', 'file.notFound');

/**
 * A file for its uploader until a record, a notice or a person claims it, and then for those who may see that. It never runs on our
 * origin: pictures are shown, all else is saved.
 * @throws Refused `notFound`, whether the file is absent or not for the caller
 */
export async function readDownload(
  context: AppContext,
  actor: Actor,
  { type, fileId }: { readonly type: string; readonly fileId: string },
  owners: readonly MaySee[],
): Promise<FileAnswer> {
  const row = await tables(context.database.kysely)
    .selectFrom('base_file')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', fileId)
    .where('type', '=', type)
    .where('released_time', 'is', null)
    .executeTakeFirst();
  if (!row) throw absent();
  if (!(await mayRead(context, actor, row, owners))) throw absent();
  const file = await open(join(filesFolder(context), row.stored_path)).catch(() => {
    throw absent();
  });
  const isShown = isDrawable(row.media_type);
  return {
    headers: {
      // Text and documents go out as plain bytes: a browser that is told their type may open them in place.
      'content-type': isShown ? row.media_type : 'application/octet-stream',
      'content-length': String(row.size),
      'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', row.name),
      'content-security-policy': userFilePolicy,
      'x-content-type-options': 'nosniff',
    },
    content: file.createReadStream(),
  };
}

async function mayRead(
  context: AppContext,
  actor: Actor,
  { model_id, data_id, creator_id }: { model_id: string | null; data_id: string | null; creator_id: string },
  owners: readonly MaySee[],
): Promise<boolean> {
  if (model_id === null || data_id === null) return creator_id === actor.userId;
  const owner = { modelId: model_id, dataId: data_id };
  const ofPerson = maySeePicture(actor, owner);
  if (ofPerson !== undefined) return ofPerson;
  for (const maySee of owners) {
    const known = await maySee(context, actor, owner);
    if (known !== undefined) return known;
  }
  return false;
}
