import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What was written. */
export interface Content {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/**
 * Streams to a new file and waits until it is on the disk: a file that was acknowledged survives a power cut.
 * @param isSafe false where what is lost can be sent again: nobody waits for the disk then
 */
export async function writeContent(content: Readable, path: string, isSafe = true): Promise<Content> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    content,
    async function* count(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        size += piece.length;
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: isSafe }),
  );
  return { size, sha256: hash.digest('hex') };
}

/** Waits until a name that was given in a folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
