import { createHash } from 'node:crypto';
import type { Database } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';

/** What is sent as `code` for a picture that a device worked out. */
export function workFor({ id, workBits }: { readonly id: string; readonly workBits: number }): string {
  for (let number = 0; ; number += 1) {
    const head = createHash('sha256').update(`${id}:${number}`).digest().readUInt32BE();
    if (head < 2 ** (32 - workBits)) return `${id}.work.${number}`;
  }
}

/** What is sent as `code` by somebody who has read the picture: the server is told which characters it shows. */
export async function readingOf(database: Database, { id }: { readonly id: string }): Promise<string> {
  const answer_hash = createHash('sha256').update(`${id}:K7MP`).digest('hex');
  await tables(database.kysely).updateTable('base_captcha').set({ answer_hash }).where('id', '=', id).execute();
  return `${id}.K7MP`;
}
