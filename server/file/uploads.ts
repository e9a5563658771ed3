import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { type FileKind, fileKind } from './file-kinds.ts';
import { extensionOf, labelOf } from './file-names.ts';
import { zipNames } from './zip-names.ts';

export type UploadType = 'annex' | 'annexpic';

export interface Upload {
  readonly type: UploadType;
  /** the client's; becomes a label */
  readonly name: string;
  readonly content: Readable;
  /** asked after the content was read: whether it was cut at the limit */
  isCut(): boolean;
}

export interface StoredUpload {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
  readonly fileSize: number;
  readonly fileExtension: string;
}

export const fileUrl = (type: string, fileId: string): string => `/api/file/Download/${type}/${fileId}`;

/** Where files lie; names below it are made by the server alone. */
export const filesFolder = (context: AppContext): string => join(context.settings.dataDir, 'files');

const headBytes = 4_096;
const wrongKind = 'file.kind';

/**
 * Writes a file to the disk, looks at what it is, and makes the caller its owner until a record claims it.
 * @throws Refused `badInput`, `tooLarge` or `full`
 */
export async function storeUpload(context: AppContext, actor: Actor, upload: Upload): Promise<StoredUpload> {
  const label = labelOf(upload.name);
  if (label === undefined) throw new Refused('badInput', 'file.name');
  if (!(await context.database.writable())) throw new Refused('full', 'file.noSpace');
  const id = context.newId();
  const storedPath = join(actor.tenantId, context.now().toISOString().slice(0, 7), id);
  const path = join(filesFolder(context), storedPath);
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const { size, sha256 } = await write(upload.content, draft);
    if (upload.isCut()) throw new Refused('tooLarge', 'file.large');
    if (size === 0) throw new Refused('badInput', 'file.noContent');
    const extension = extensionOf(label);
    const kind = await readKind(draft, extension, size);
    if (!kind) throw new Refused('badInput', wrongKind);
    if (upload.type === 'annexpic' && !kind.isPicture) throw new Refused('badInput', 'file.notPicture');
    await rename(draft, path);
    await syncFolder(dirname(path));
    await tables(context.database.kysely)
      .insertInto('base_file')
      .values({
        id,
        tenant_id: actor.tenantId,
        type: upload.type,
        name: label,
        extension,
        media_type: kind.mediaType,
        size,
        sha256,
        stored_path: storedPath,
        creator_id: actor.userId,
        creator_time: context.now().toISOString(),
      })
      .execute();
    return { fileId: id, name: label, url: fileUrl(upload.type, id), fileSize: size, fileExtension: extension };
  } catch (error) {
    await Promise.all([rm(draft, { force: true }), rm(path, { force: true })]);
    throw error;
  }
}

/** Streams to the disk and waits until it is there: a file that was acknowledged survives a power cut. */
async function write(content: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    content,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { size, sha256: hash.digest('hex') };
}

async function readKind(path: string, extension: string, size: number): Promise<FileKind | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(Math.min(headBytes, size));
    await file.read(head, 0, head.length, 0);
    return await fileKind(extension, head, () => zipNames(file, size));
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
