import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MadePurpose } from '../../engine/schema/calls/file-ticket-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Actor, whoSits } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { draftOf, filesFolder, removeStored } from './uploads.ts';

const folder = 'made';

export interface NewFile {
  readonly purpose: MadePurpose;
  readonly modelId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Writes a file that is its asker's alone, and gone after an hour. It is there when all of it is, or not at all.
 * @returns its id
 * @throws Refused `full`; whatever the content throws
 */
export async function makeFile(
  context: AppContext,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
  { purpose, modelId, name, mediaType, content }: NewFile,
  signal?: AbortSignal,
): Promise<string> {
  if (!(await context.database.writable())) throw new Refused('full', 'file.noSpaceToMake');
  const id = context.newId();
  const storedPath = join(tenantId, folder, id);
  const path = join(filesFolder(context), storedPath);
  const draft = draftOf(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(Readable.from(content), createWriteStream(draft, { flags: 'wx', mode: 0o600 }), { signal });
    const { size } = await stat(draft);
    await rename(draft, path);
    const now = context.now();
    await tables(context.database.kysely)
      .insertInto('base_made_file')
      .values({
        tenant_id: tenantId,
        id,
        user_id: userId,
        purpose,
        model_id: modelId,
        name,
        media_type: mediaType,
        size,
        stored_path: storedPath,
        creator_time: now.toISOString(),
        expires_time: new Date(now.getTime() + limits.madeFileKeptMs).toISOString(),
      })
      .execute();
    return id;
  } catch (error) {
    await removeStored(context, storedPath);
    throw error;
  }
}

/** The file of a person, as long as it is kept; undefined for anybody else, and for whoever only sees the program as he does. */
export function madeFileOf(
  { database, now }: AppContext,
  actor: Pick<Actor, 'tenantId' | 'userId' | 'seenBy'>,
  id: string,
  purpose: MadePurpose,
) {
  const { tenantId, userId } = whoSits(actor);
  return tables(database.kysely)
    .selectFrom('base_made_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_time', '>', now().toISOString())
    .executeTakeFirst();
}

/** Removes those whose time is over, and what processes left behind that were killed while they wrote. */
export async function sweepMadeFiles(context: AppContext): Promise<void> {
  const now = context.now();
  const gone = await tables(context.database.kysely)
    .deleteFrom('base_made_file')
    .where('expires_time', '<', now.toISOString())
    .returning('stored_path')
    .execute();
  for (const { stored_path } of gone) await removeStored(context, stored_path);
  await removeLeftovers(filesFolder(context), now.getTime() - limits.madeFileKeptMs - limits.jobDeadlineMs);
}

/** Nobody writes, or keeps, one that was touched last before then. */
async function removeLeftovers(files: string, before: number): Promise<void> {
  for (const tenant of await readdir(files).catch(() => [])) {
    const made = join(files, tenant, folder);
    for (const name of await readdir(made).catch(() => [])) {
      const path = join(made, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }
}
