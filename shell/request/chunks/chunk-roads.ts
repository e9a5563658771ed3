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

/** What the server calls the files that it was told of. */
const identifiers = new WeakMap<File, string>();

function roadsOf(client: Client, translate: Translate): ChunkRoads {
  return {
    async hash(file, onProgress, signal) {
      const identifier = await hashFile(file, onProgress, signal);
      identifiers.set(file, identifier);
      return identifier;
    },
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

/** What of a stopped file has arrived goes; where the server does not hear of it, it goes a day later. */
export function forgetLargeFile(client: Client, file: File | string): void {
  const identifier = typeof file === 'string' ? file : identifiers.get(file);
  if (identifier === undefined) return;
  client.request('forgetChunks', { body: { identifier }, quiet: true }).catch(() => {});
}
