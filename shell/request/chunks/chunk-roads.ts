// Here: large files in pieces: hashed, sent, stopped, tried again.

import { limits } from '../../../engine/schema/limits.ts';
import type { Translate } from '../../../engine/schema/text/text.ts';
import type { FileEntry } from '../../../engine/schema/values/index.ts';
import type { Client } from '../client.ts';
import { RequestError } from '../request-error.ts';
import { sendForm } from '../send-form.ts';
import { pause } from './aborted.ts';
import { hashFile, Unreadable } from './hash-file.ts';
import { type ChunkRoads, sendInChunks } from './send-in-chunks.ts';
import { Turns } from './turns.ts';

// Of the page, whichever field a file goes to.
const pieces = new Turns(limits.chunksAtOnce);
const reading = new Turns(1);

function roadsOf(client: Client, translate: Translate): ChunkRoads {
  return {
    hash: hashFile,
    state: (query, signal) => client.request('chunkState', { query, signal, quiet: true }),
    async send(facts, piece, onBytes, signal) {
      const form = new FormData();
      for (const [name, value] of Object.entries(facts)) form.set(name, String(value));
      form.set('file', piece, facts.filename);
      const address = client.address('sendChunk', {});
      return sendForm(client, { address, form, cutText: translate('upload.paused') }, onBytes, signal);
    },
    merge: (body, signal) => client.request('mergeChunks', { body, signal, quiet: true }),
    wait: pause,
    pieces,
    reading,
  };
}

/** Sends a file in pieces. @throws RequestError with words for people, AbortError */
export async function sendLargeFile(
  client: Client,
  file: File,
  type: 'annex' | 'annexpic',
  onProgress: Parameters<typeof sendInChunks>[2],
  translate: Translate,
  signal: AbortSignal = new AbortController().signal,
): Promise<FileEntry> {
  try {
    return await sendInChunks(file, type, onProgress, signal, roadsOf(client, translate));
  } catch (error) {
    if (error instanceof Unreadable)
      throw new RequestError('unreadable', translate('upload.unreadable', { name: file.name }));
    throw error;
  }
}
