import { type FilePurpose, filePurposes } from '../../engine/schema/calls/file-ticket-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { FileHeaders } from '../file/downloads.ts';
import { extensionOf } from '../file/file-names.ts';
import { isMedia } from '../http/fetch-metadata.ts';
import type { FileAnswer } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { actorOfSession } from '../oauth/read-actor.ts';
import { issueTicket, takeTicket } from '../oauth/tickets.ts';
import { absent, type FileSource } from './sources.ts';

/** For each purpose. */
export type FileSources = Readonly<Record<FilePurpose, FileSource>>;

interface Asked {
  readonly fileId: string;
  readonly purpose: FilePurpose;
}

/**
 * POST file/Ticket: an address by which the browser itself fetches a file. It carries no session token: a ticket of its own,
 * kept as a hash, that lands this file for as long as the session lives: once within a minute, or, where it is read in
 * parts, from then on for ten minutes.
 * @throws Refused notFound, whether the file is gone, another's, or not for the asker
 */
export async function ticketForFile(context: AppContext, actor: Actor, { fileId, purpose }: Asked, source: FileSource) {
  const name = await source.nameOf(context, actor, fileId);
  const ticket = await issueTicket(context, actor, source.inParts ? 'reading' : 'file', `${purpose}/${fileId}`);
  const expires = new Date(context.now().getTime() + limits.ticketSeconds * 1000).toISOString();
  // The name that the file is saved under goes with it: in the address a plain one does.
  return { url: `/land/${ticket}/${purpose}.${extensionOf(name)}`, name, expires };
}

interface Landing {
  readonly ticket: string;
  readonly headers: FileHeaders & { readonly 'sec-fetch-dest'?: string | string[] | undefined };
}

/**
 * GET land/{ticket}/{name}: the file that a ticket was given for. Nobody's token comes with the request, so all that the
 * ticket stands for is asked again, for each part: the session, the file, the right.
 * @throws Refused notFound for everything that is not so; `forbidden` where a page shows what is to be saved
 */
export async function landFile(
  context: AppContext,
  { ticket, headers }: Landing,
  sources: FileSources,
): Promise<FileAnswer> {
  const inPage = isMedia(headers['sec-fetch-dest']);
  const bearer =
    (await bearerOf(context, ticket, 'reading')) ?? (inPage ? undefined : await bearerOf(context, ticket, 'file'));
  if (!bearer) throw inPage ? new Refused('forbidden', 'call.ambient') : absent();
  const { actor, purpose, fileId } = bearer;
  return sources[purpose].answer(context, actor, fileId, headers);
}

interface Bearer extends Asked {
  readonly actor: Actor;
}

async function bearerOf(context: AppContext, ticket: string, kind: 'file' | 'reading'): Promise<Bearer | undefined> {
  try {
    const taken = await takeTicket(context, ticket, kind);
    if (!taken) return undefined;
    const [purpose = '', fileId = ''] = taken.target.split('/');
    const actor = await actorOfSession(context, taken.tenantId, taken.sessionId);
    const known = filePurposes.find((one) => one === purpose);
    if (actor.isLocked || actor.mustChange || !known) throw absent();
    return { actor, purpose: known, fileId };
  } catch (error) {
    // Why a session is over is nobody's business who only has an address.
    throw error instanceof Refused ? absent() : error;
  }
}
