import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadePurpose, StoredPurpose } from '../../engine/schema/calls/file-ticket-calls.ts';
import { type FileHeaders, type MaySee, readableFile, sendFile } from '../file/downloads.ts';
import { dispositionOf } from '../file/file-names.ts';
import { madeFileOf } from '../file/made-files.ts';
import { filesFolder } from '../file/uploads.ts';
import { userFilePolicy } from '../http/security-headers.ts';
import type { FileAnswer } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';

/** Where files of a purpose come from. Both ask for the right. @throws Refused `notFound` for whoever has none */
export interface FileSource {
  /** Of these a ticket lands one as often as its parts are asked for; of others once. */
  readonly inParts: boolean;
  nameOf(context: AppContext, actor: Actor, fileId: string): Promise<string>;
  answer(context: AppContext, actor: Actor, fileId: string, headers: FileHeaders): Promise<FileAnswer>;
}

/** Whether somebody may still take a file of a model that was made for him. */
export type MayTake = (context: AppContext, actor: Actor, modelId: string) => Promise<boolean>;

export const absent = () => new Refused('notFound', 'file.notFound');

/** Files that the server made for one person. */
export function madeFiles(purpose: MadePurpose, mayTake: MayTake): FileSource {
  const find = async (context: AppContext, actor: Actor, fileId: string) => {
    const row = await madeFileOf(context, actor, fileId, purpose);
    if (!row || !(await mayTake(context, actor, row.model_id))) throw absent();
    return row;
  };
  return {
    inParts: false,
    nameOf: async (context, actor, fileId) => (await find(context, actor, fileId)).name,
    async answer(context, actor, fileId) {
      const row = await find(context, actor, fileId);
      const file = await open(join(filesFolder(context), row.stored_path)).catch(() => {
        throw absent();
      });
      return {
        headers: {
          'content-type': row.media_type,
          'content-length': String(row.size),
          'content-disposition': dispositionOf('attachment', row.name),
          'content-security-policy': userFilePolicy,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
        content: file.createReadStream(),
      };
    },
  };
}

/** Files that somebody sent, by the right to what has them. */
export function storedFiles(purpose: StoredPurpose, owners: readonly MaySee[]): FileSource {
  const manner = purpose === 'view' ? 'shown' : 'saved';
  return {
    inParts: true,
    nameOf: async (context, actor, fileId) => (await readableFile(context, actor, fileId, owners)).name,
    async answer(context, actor, fileId, headers) {
      const answer = await sendFile(context, await readableFile(context, actor, fileId, owners), headers, manner);
      return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
    },
  };
}
