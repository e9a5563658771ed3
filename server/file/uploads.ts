import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { type FileKind, fileKind } from './file-kinds.ts';
import { extensionOf, labelOf } from './file-names.ts';
import { requireStorage } from './storage-limit.ts';
import { type Content, syncFolder, writeContent } from './write-content.ts';
import { zipNames } from './zip-names.ts';

export type UploadType = 'annex' | 'annexpic';

export interface Upload {
  readonly type: UploadType;
  /** the client's; becomes a label */
  readonly name: string;
  readonly content: Readable;
  /** Where it is to lie, for who must find again what was half done; default: a new place. */
  readonly place?: FilePlace;
  /** Asked after the content was read: refuses what is not what it should be. */
  prove(content: Content): void;
  /** Written together with the row of the file. */
  settle?(trx: Transaction<DatabaseSchema>, fileId: string): Promise<void>;
}

export interface FilePlace {
  readonly id: string;
  /** Below the folder of all files. */
  readonly storedPath: string;
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

export function newFilePlace(context: AppContext, { tenantId }: Actor): FilePlace {
  const id = context.newId();
  return { id, storedPath: join(tenantId, context.now().toISOString().slice(0, 7), id) };
}

const headBytes = 4_096;
const wrongKind = 'file.kind';

/**
 * Writes a file to the disk, looks at what it is, and makes the caller its owner until a record claims it.
 * @throws Refused `badInput`, `tooLarge` or `full`
 */
export async function storeUpload(context: AppContext, actor: Actor, upload: Upload): Promise<StoredUpload> {
  const label = labelOf(upload.name);
  if (label === undefined) throw new Refused('badInput', 'file.name');
  await requireSpace(context);
  const { id, storedPath } = upload.place ?? newFilePlace(context, actor);
  const path = join(filesFolder(context), storedPath);
  const draft = draftOf(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    const content = await writeContent(upload.content, draft);
    upload.prove(content);
    const { size, sha256 } = content;
    const { uploadMegabytes } = await settingsOf(context.database, actor.tenantId);
    if (size > uploadMegabytes * 1024 * 1024) throw new Refused('tooLarge', 'file.large');
    if (size === 0) throw new Refused('badInput', 'file.noContent');
    const extension = extensionOf(label);
    const kind = await readKind(draft, extension, size);
    if (!kind) throw new Refused('badInput', wrongKind);
    if (upload.type === 'annexpic' && !kind.isPicture) throw new Refused('badInput', 'file.notPicture');
    await rename(draft, path);
    await syncFolder(dirname(path));
    const row = {
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
    };
    await context.database.transaction(async (trx) => {
      await requireStorage(trx, actor, size);
      await tables(trx).insertInto('base_file').values(row).execute();
      await upload.settle?.(trx, id);
    });
    return { fileId: id, name: label, url: fileUrl(upload.type, id), fileSize: size, fileExtension: extension };
  } catch (error) {
    await removeStored(context, storedPath);
    throw error;
  }
}

/** A file while it is being written, before it gets its name. */
export const draftOf = (path: string): string => `${path}.part`;

/** Removes a file, or what there is of it already. */
export async function removeStored(context: AppContext, storedPath: string): Promise<void> {
  const path = join(filesFolder(context), storedPath);
  await Promise.all([rm(draftOf(path), { force: true }), rm(path, { force: true })]);
}

/** @throws Refused `full` */
export async function requireSpace({ database }: AppContext): Promise<void> {
  if (!(await database.writable())) throw new Refused('full', 'file.noSpace');
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
