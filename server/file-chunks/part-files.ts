import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesFolder } from '../file/uploads.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { bytesOfPart } from './chunk-plan.ts';
import { type ChunkUpload, planOf } from './chunk-upload.ts';

/** Where the pieces of an upload lie until they are one file: a folder of its own, with names that the server makes. */
export const partsFolder = (context: AppContext, { tenant_id, id }: ChunkUpload): string =>
  join(filesFolder(context), tenant_id, 'parts', id);

export const partPath = (context: AppContext, upload: ChunkUpload, number: number): string =>
  join(partsFolder(context, upload), String(number));

export async function removeParts(context: AppContext, upload: ChunkUpload): Promise<void> {
  await rm(partsFolder(context, upload), { recursive: true, force: true });
}

/** Numbers of the pieces that are not on the disk as they should be: after a power cut, or where the folder is another one. */
export async function lostParts(context: AppContext, upload: ChunkUpload): Promise<number[]> {
  const plan = planOf(upload);
  const lost: number[] = [];
  for (let number = 1; number <= upload.total_chunks; number += 1) {
    const found = await stat(partPath(context, upload, number)).catch(() => null);
    if (found?.size !== bytesOfPart(plan, number)) lost.push(number);
  }
  return lost;
}

/** The whole, piece after piece. @param between told before each piece */
export async function* partsInOrder(
  context: AppContext,
  upload: ChunkUpload,
  between: () => Promise<void>,
): AsyncGenerator<Buffer> {
  for (let number = 1; number <= upload.total_chunks; number += 1) {
    await between();
    yield* createReadStream(partPath(context, upload, number));
  }
}
