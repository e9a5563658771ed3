import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilePurpose, filePurposes } from '../../engine/schema/calls/file-ticket-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { dispositionOf, extensionOf } from '../file/file-names.ts';
import { madeFileOf } from '../file/made-files.ts';
import { filesFolder } from '../file/uploads.ts';
import { userFilePolicy } from '../http/security-headers.ts';
import type { FileAnswer } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { actorOfSession } from '../oauth/read-actor.ts';
import { issueTicket, takeTicket } from '../oauth/tickets.ts';

/** Whether somebody may still take a file of a model that was made for him. */
export type MayTake = (context: AppContext, actor: Actor, modelId: string) => Promise<boolean>;

/** For each purpose that files are made for. */
export type Takers = Readonly<Record<FilePurpose, MayTake>>;

interface Asked {
  readonly fileId: string;
  readonly purpose: FilePurpose;
}

/**
 * POST file/Ticket: an address by which the browser itself fetches a file of its person. It carries no session token: a
 * ticket of its own, kept as a hash, that lands this file once, within a minute, as long as the session lives.
 * @throws Refused notFound, whether the file is gone, another's, or no longer for the asker
 */
export async function ticketForFile(
  context: AppContext,
  actor: Actor,
  { fileId, purpose }: Asked,
  takers: Partial<Takers>,
) {
  const { name } = await fileFor(context, actor, { fileId, purpose }, takers);
  const ticket = await issueTicket(context, actor, 'file', `${purpose}/${fileId}`);
  const expires = new Date(context.now().getTime() + limits.ticketSeconds * 1000).toISOString();
  // The name that the file is saved under goes with it: in the address a plain one does.
  return { url: `/land/${ticket}/${purpose}.${extensionOf(name)}`, name, expires };
}

/**
 * GET land/{ticket}/{name}: the file that a ticket was given for. Nobody's token comes with the request, so all that the
 * ticket stands for is asked again: the session, the file, the right.
 * @throws Refused notFound for everything that is not so
 */
export async function landFile(context: AppContext, ticket: string, takers: Takers): Promise<FileAnswer> {
  const { actor, asked } = await bearerOf(context, ticket);
  const row = await fileFor(context, actor, asked, takers);
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
}

const absent = () => new Refused('notFound', 'file.notFound');

async function bearerOf(context: AppContext, ticket: string): Promise<{ actor: Actor; asked: Asked }> {
  try {
    const taken = await takeTicket(context, ticket, 'file');
    const [purpose, fileId] = taken?.target.split('/') ?? [];
    const asked = filePurposes.find((one) => one === purpose);
    if (!taken || asked === undefined || fileId === undefined) throw absent();
    const actor = await actorOfSession(context, taken.tenantId, taken.sessionId);
    if (actor.isLocked) throw absent();
    return { actor, asked: { purpose: asked, fileId } };
  } catch (error) {
    // Why a session is over is nobody's business who only has an address.
    throw error instanceof Refused ? absent() : error;
  }
}

async function fileFor(context: AppContext, actor: Actor, { fileId, purpose }: Asked, takers: Partial<Takers>) {
  const row = await madeFileOf(context, actor, fileId, purpose);
  if (!row || !(await takers[purpose]?.(context, actor, row.model_id))) throw absent();
  return row;
}
