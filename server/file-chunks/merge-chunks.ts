import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import { labelOf } from '../file/file-names.ts';
import { type FilePlace, filesFolder, fileUrl, type StoredUpload, storeUpload } from '../file/uploads.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Tables, tables } from '../kernel/tables.ts';
import { type ChunkUpload, findUpload, finishedFile, forgetParts, forgetUpload, partNumbers } from './chunk-upload.ts';
import { beginMerge, endMerge, leaseKeeper, leaveMerge } from './merge-state.ts';
import { lostParts, partsInOrder, removeParts } from './part-files.ts';
import { Proof } from './proof.ts';
import { requireName } from './store-part.ts';

type Asked = CallBody<Calls['mergeChunks']>;
type Merged = CallData<Calls['mergeChunks']>;
type FinishedFile = Selectable<Tables['base_file']>;

/**
 * Makes one file of the pieces, with the caller as its owner. Asked again for one upload, the answer is the same as long as
 * no record has the file; then, and for another upload of the same content, there is another file: two records that are
 * filled in at once each get their own. To be called for one upload after the other in a process.
 * @throws Refused `notFound`, `conflict`, `badInput`, `busy`, `full`
 */
export async function mergeChunks(context: AppContext, actor: Actor, asked: Asked): Promise<Merged> {
  requireName(asked.fileName, asked.extension);
  const upload = await findUpload(context, actor, asked.identifier);
  if (!upload) throw new Refused('notFound', 'file.noUpload');
  if (Number(asked.fileSize) !== Number(upload.total_size)) throw new Refused('conflict', 'file.chunkFigures');
  if (upload.state === 'done') return mergedBefore(context, actor, upload, asked);
  const place = await beginMerge(context, actor, upload);
  if (place) return answerOf(await mergeParts(context, actor, { upload, place, asked }));
  const meanwhile = await findUpload(context, actor, asked.identifier);
  if (meanwhile?.state !== 'done') throw new Refused('busy', 'file.merging');
  return mergedBefore(context, actor, meanwhile, asked);
}

const answerOf = ({ fileId, fileSize, fileExtension, url }: Omit<StoredUpload, 'name'>): Merged => ({
  name: fileId,
  fileSize,
  fileExtension,
  // Files have one version.
  fileVersionId: fileId,
  url,
});

interface Merge {
  readonly upload: ChunkUpload;
  readonly place: FilePlace;
  readonly asked: Asked;
}

async function mergeParts(context: AppContext, actor: Actor, { upload, place, asked }: Merge): Promise<StoredUpload> {
  try {
    await requireParts(context, upload);
    const proof = new Proof(upload);
    const stored = await storeUpload(context, actor, {
      type: asked.type,
      name: asked.fileName,
      place,
      content: Readable.from(proof.read(partsInOrder(context, upload, leaseKeeper(context, upload, place)))),
      prove: (content) => proof.require(content),
      settle: (trx) => endMerge(trx, upload, place, asked.registration ?? null),
    });
    await removeParts(context, upload);
    return stored;
  } catch (error) {
    // Pieces of what is not taken are of no use; whatever else went wrong, they are kept to be merged once more.
    if (error instanceof Refused && error.answer === 'badInput') await discard(context, upload);
    else await leaveMerge(context, upload, place);
    throw error;
  }
}

async function discard(context: AppContext, upload: ChunkUpload): Promise<void> {
  await context.database.transaction((trx) => forgetUpload(trx, upload));
  await removeParts(context, upload);
}

/** @throws Refused `conflict` where a piece is missing; one that was lost is one to be sent again */
async function requireParts(context: AppContext, upload: ChunkUpload): Promise<void> {
  const numbers = await partNumbers(context, upload);
  if (numbers.length < upload.total_chunks) throw new Refused('conflict', 'file.partMissing');
  const lost = await lostParts(context, upload);
  if (lost.length === 0) return;
  await context.database.transaction((trx) => forgetParts(trx, upload, lost));
  throw new Refused('conflict', 'file.partMissing');
}

async function mergedBefore(context: AppContext, actor: Actor, upload: ChunkUpload, asked: Asked): Promise<Merged> {
  const file = await finishedFile(context, upload);
  if (!file) throw new Refused('notFound', 'file.noUpload');
  if (isFor(file, upload, asked)) {
    const { id: fileId, extension: fileExtension, type } = file;
    return answerOf({ fileId, fileExtension, fileSize: Number(file.size), url: fileUrl(type, fileId) });
  }
  const proof = new Proof(upload);
  const stored = await storeUpload(context, actor, {
    type: asked.type,
    name: asked.fileName,
    content: Readable.from(proof.read(contentOf(context, file.stored_path))),
    prove: (content) => proof.require(content),
    async settle(trx, fileId) {
      await tables(trx)
        .updateTable('base_chunk_upload')
        .set({ file_id: fileId, registration: asked.registration ?? null })
        .where('tenant_id', '=', upload.tenant_id)
        .where('id', '=', upload.id)
        .execute();
    },
  });
  return answerOf(stored);
}

/** Whether a file is the one that is asked for again. A client that has no word for its uploads goes by the name. */
function isFor(file: FinishedFile, { registration }: ChunkUpload, asked: Asked): boolean {
  const isSameUpload = asked.registration === undefined || asked.registration === registration;
  return isSameUpload && file.model_id === null && file.type === asked.type && file.name === labelOf(asked.fileName);
}

/** Opened where it is read: nobody would hear of a file that is gone, or close one, before. */
async function* contentOf(context: AppContext, storedPath: string): AsyncGenerator<Buffer> {
  yield* createReadStream(join(filesFolder(context), storedPath));
}
