// Here: what a call goes through before its handler: session, right, shape, transaction.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Call,
  type CallBody,
  type CallData,
  type CallParams,
  type CallQuery,
  calls,
} from '../../engine/schema/calls/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor, Caller } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { boundFor } from '../kernel/tenant-bound.ts';
import { isOperator } from '../kernel/tenant-state.ts';
import { bearerToken } from './bearer-token.ts';
import { requireMedia } from './body-parsers.ts';
import { withDeadline } from './deadline.ts';
import { success } from './envelopes.ts';
import { refuseAmbientGet } from './fetch-metadata.ts';
import type { Guard } from './guard.ts';
import { refuseUnsafePairs } from './guarded-json.ts';
import { fingerprintOf, once, readIdempotencyKey } from './idempotency.ts';
import { languageOf } from './language-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on calls that need a session. */
    actor: Actor | null;
  }
  interface FastifyInstance {
    /** Calls of this application beside those of the table. */
    moreCalls?: ReadonlySet<Call>;
  }
}

export interface HandledAnonymously<C extends Call> {
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
  /** Of the words in the answer. */
  readonly language: Language;
  readonly request: FastifyRequest;
}

export interface Handled<C extends Call> extends HandledAnonymously<C> {
  readonly actor: Actor;
}

/** A stored file on its way to a client. */
export interface FileAnswer {
  /** default: 200 */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: NodeJS.ReadableStream;
}

const tableEntries: ReadonlySet<Call> = new Set<Call>(Object.values(calls));

/** Serves a call to those who have its right. */
export function serve<C extends Call>(
  app: FastifyInstance,
  context: AppContext,
  call: C,
  handler: (handled: Handled<C>) => Promise<CallData<C>>,
): void {
  route(app, context, call, async (request, reply) => {
    const handled = { ...partsOf<C>(request), actor: requireActor(request) };
    const key = call.writes ? readIdempotencyKey(request.headers['idempotency-key']) : undefined;
    const answer = async () => JSON.stringify(success(await handler(handled), handled.language));
    const text = withDeadline(
      call,
      key === undefined
        ? answer()
        : once(context, handled.actor, key, fingerprintOf(request.method, request.url, request.body), answer),
    );
    return reply.type('application/json; charset=utf-8').send(await text);
  });
}

/** Serves a call to anybody. */
export function serveAnonymous<C extends Call>(
  app: FastifyInstance,
  context: AppContext,
  call: C,
  handler: (handled: HandledAnonymously<C>) => Promise<CallData<C>>,
): void {
  if (call.right.kind !== 'anonymous')
    throw new Error(`${call.method} ${call.path} needs a session: serve it with serve().`);
  route(app, context, call, async (request, reply) => {
    const parts = partsOf<C>(request);
    return reply.send(success(await withDeadline(call, handler(parts)), parts.language));
  });
}

/** Serves a call whose answer is a file. */
export function serveFile<C extends Call>(
  app: FastifyInstance,
  context: AppContext,
  call: C,
  handler: (handled: Handled<C>) => Promise<FileAnswer>,
): void {
  if (!call.answersFile) throw new Error(`${call.method} ${call.path} does not answer a file.`);
  route(app, context, call, async (request, reply) => {
    return sendFile(reply, await handler({ ...partsOf<C>(request), actor: requireActor(request) }));
  });
}

/** Serves a file to anybody: what comes with the request in its address is what the handler goes by. */
export function serveFileToAnybody<C extends Call>(
  app: FastifyInstance,
  context: AppContext,
  call: C,
  handler: (handled: HandledAnonymously<C>) => Promise<FileAnswer>,
): void {
  if (!call.answersFile || call.right.kind !== 'anonymous')
    throw new Error(`${call.method} ${call.path} does not answer a file to anybody.`);
  route(app, context, call, async (request, reply) => sendFile(reply, await handler(partsOf<C>(request))));
}

const sendFile = (reply: FastifyReply, { status = 200, headers, content }: FileAnswer): FastifyReply =>
  reply.status(status).headers(headers).send(content);

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function route(app: FastifyInstance, context: AppContext, call: Call, handler: RouteHandler): void {
  if (!tableEntries.has(call) && !app.moreCalls?.has(call))
    throw new Error(`${call.method} ${call.path} is not in the call table.`);
  if (call.socket) throw new Error(`${call.method} ${call.path} is a socket: serve it with serveSocket().`);
  const { params, query, body } = call.shapes;
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
    },
    // All of it before the body is read: nobody without the right costs more than a header.
    onRequest: async (request) => {
      refuseAmbientGet(request, call);
      await authorize(context, call, request, bearerToken(request));
      requireMedia(call, request);
      refuseUnsafePairs(request.query, 'part.query');
      refuseUnsafePairs(request.params, 'part.path');
    },
    ...(call.encoding === 'form' && {
      preValidation: async (request: FastifyRequest) => refuseUnsafePairs(request.body, 'part.body'),
    }),
    handler,
  });
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * @param token as it came; empty when none did
 * @throws Refused `sessionInvalid`, `sessionExpired`, `sessionElsewhere`, `locked` or `forbidden`
 */
export async function authorize(
  context: AppContext,
  call: Call,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  const { guard } = request.server;
  const { right } = call;
  if (right.kind === 'anonymous') return;
  if (right.kind === 'room') throw new Error(`${call.path} is opened by its room, not by a token.`);
  const actor = await guard.actorOf(context, token, call.socket !== true);
  if (actor.isLocked && !call.whenLocked) throw new Refused('locked', 'session.locked');
  if (actor.mustChange && !call.whenLocked && !call.whenMustChange)
    throw new Refused('forbidden', 'session.mustChange');
  request.actor = { ...actor, language: languageOf(request.headers), caller: callerOf(request) };
  if (right.kind === 'designer' && !actor.isDesigner) throw new Refused('forbidden', 'call.notDesigner');
  if (right.kind === 'administrator' && !actor.isAdministrator) throw new Refused('forbidden', 'call.notAdministrator');
  await requireInside(context, actor, call);
  if (right.kind === 'menu') await requireMenu(context, guard, actor, right);
  if (right.kind === 'model') {
    // Not validated yet: an id that cannot be one is refused by the shape right after this.
    const { params, query } = request;
    if (right.orField && typeof query === 'object' && query !== null && 'field' in query) return;
    const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
    if (typeof id === 'string' && idPattern.test(id)) await guard.requireModelRight(context, actor, id, right.button);
  }
}

/** What the tenant may not have nobody of it asks for, whoever he is. @throws Refused `forbidden`. Source: administration T2 */
async function requireInside(context: AppContext, actor: Actor, { right, page }: Call): Promise<void> {
  if (right.kind !== 'designer' && page === undefined) return;
  const bound = await boundFor(context, actor);
  if (!bound) return;
  if (right.kind === 'designer' && !bound.mayDesign) throw new Refused('forbidden', 'call.notDesigner');
  if (page !== undefined && !bound.pages.has(page)) throw new Refused('forbidden', 'call.outside');
}

type MenuRight = Extract<Call['right'], { kind: 'menu' }>;

/** @throws Refused `forbidden` */
async function requireMenu(
  context: AppContext,
  guard: Guard,
  actor: Actor,
  { menu, orMenu, button, operator }: MenuRight,
): Promise<void> {
  if (operator && !isOperator(actor)) throw new Refused('forbidden', 'call.notOperator');
  const menus = orMenu === undefined ? [menu] : [menu, orMenu];
  for (const one of menus) if (await guard.holdsMenu(context, actor, one, button)) return;
  throw new Refused('forbidden', button === undefined ? 'call.noMenu' : 'call.noButton');
}

/** Where a call came from, for the audit. */
const callerOf = ({ ip, headers, id }: FastifyRequest): Caller => ({
  address: ip,
  agent: String(headers['user-agent'] ?? ''),
  requestId: id,
});

export function requireActor(request: FastifyRequest): Actor {
  if (request.actor === null) throw new Refused('sessionInvalid', 'call.noSession');
  return request.actor;
}

function partsOf<C extends Call>(request: FastifyRequest): HandledAnonymously<C> {
  // Fastify validated each part against the shape that the types come from.
  return {
    params: request.params as CallParams<C>,
    query: request.query as CallQuery<C>,
    body: request.body as CallBody<C>,
    language: languageOf(request.headers),
    request,
  };
}
