import { mkdir, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ChunkFacts, ChunkState } from '../../engine/schema/calls/index.ts';
import { isRunnable } from '../file/file-kinds.ts';
import { extensionOf, labelOf } from '../file/file-names.ts';
import { requireSpace } from '../file/uploads.ts';
import { writeContent } from '../file/write-content.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { bytesOfPart, requirePlan } from './chunk-plan.ts';
import { type ChunkUpload, openUpload, planOf, stateOf } from './chunk-upload.ts';
import { partPath, partsFolder, removeParts } from './part-files.ts';

/**
 * Takes one piece. What is known without its content is judged before any of it is read.
 * @throws Refused `badInput`, `tooLarge`, `conflict`, `tooMany`, `full`
 */
export async function storePart(
  context: AppContext,
  actor: Actor,
  facts: ChunkFacts,
  content: Readable,
): Promise<ChunkState> {
  requirePlan(facts);
  requireName(facts.filename, facts.extension);
  const { chunkNumber, currentChunkSize, totalChunks } = facts;
  if (chunkNumber > totalChunks || currentChunkSize !== bytesOfPart(facts, chunkNumber))
    throw new Refused('badInput', 'file.chunkFigures');
  await requireSpace(context);
  const upload = await openUpload(context, actor, facts);
  if (upload.state === 'open') await writePart(context, upload, chunkNumber, content);
  else content.resume();
  return stateOf(context, upload);
}

/** Refuses by its name what will not be taken in the end. @throws Refused `badInput` */
export function requireName(name: string, extension = ''): void {
  const label = labelOf(name);
  if (label === undefined) throw new Refused('badInput', 'file.name');
  const ofName = extensionOf(label);
  const said = extension.replace(/^\./, '').toLowerCase();
  if (said !== '' && said !== ofName) throw new Refused('badInput', 'file.chunkFigures');
  if (isRunnable(ofName)) throw new Refused('badInput', 'file.kind');
}

async function writePart(context: AppContext, upload: ChunkUpload, number: number, content: Readable): Promise<void> {
  await mkdir(partsFolder(context, upload), { recursive: true });
  const draft = `${partPath(context, upload, number)}.${context.newId()}`;
  try {
    // What a power cut takes of it is missed by the merge and sent again.
    const { size, sha256 } = await writeContent(content, draft, false);
    if (size !== bytesOfPart(planOf(upload), number)) throw new Refused('badInput', 'file.chunkFigures');
    await keepPart(context, upload, { number, sha256, draft });
  } finally {
    await rm(draft, { force: true });
  }
}

interface Part {
  readonly number: number;
  readonly sha256: string;
  readonly draft: string;
}

/** Gives a piece its place: one body for each, however often and from wherever it comes. @throws Refused `conflict` */
async function keepPart(context: AppContext, upload: ChunkUpload, { number, sha256, draft }: Part): Promise<void> {
  const { tenant_id, id } = upload;
  await context.database.transaction(async (trx) => {
    const db = tables(trx);
    const held = await db
      .selectFrom('base_chunk_upload')
      .select('state')
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) {
      // Swept while the piece came: nobody else would look into its folder any more.
      await removeParts(context, upload);
      throw new Refused('conflict', 'file.noUpload');
    }
    // It was there when the merge began, which asks for every piece.
    if (held.state !== 'open') return;
    const before = await db
      .selectFrom('base_chunk_part')
      .select('sha256')
      .where('tenant_id', '=', tenant_id)
      .where('upload_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (before && before.sha256 !== sha256) throw new Refused('conflict', 'file.chunkContent');
    if (before) return;
    await db.insertInto('base_chunk_part').values({ tenant_id, upload_id: id, number, sha256 }).execute();
    await rename(draft, partPath(context, upload, number));
  });
}
