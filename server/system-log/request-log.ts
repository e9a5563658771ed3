import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, calls } from '../../engine/schema/calls/index.ts';
import { logCategories } from '../../engine/schema/calls/log-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { routeOf } from '../http/call-log.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { type Tables, tables } from '../kernel/tables.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it failed, where that is ours to look into. */
    failure?: { readonly code: string; readonly told: string };
  }
}

const flushMs = 1_000;
const agentLength = 500;

type RequestLine = Tables['base_log'];

const callOf = new Map<string, Call>(Object.values(calls).map((call: Call) => [`${call.method} ${call.path}`, call]));

/**
 * Keeps of what was asked what somebody may want to know later: what changed something, what was refused or failed, what
 * took long, and of the rest the share that the tenant wishes. Lines wait and are written together; what cannot be
 * written is let go, since no call may fail or wait for its line.
 */
export class RequestLog {
  #waiting: RequestLine[] = [];
  #shares = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;
  readonly #context: AppContext;
  readonly #onError: (error: unknown) => void;

  constructor(context: AppContext, onError: (error: unknown) => void) {
    this.#context = context;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush(), flushMs);
    this.#timer.unref();
  }

  /** To be called before the routes are ready. */
  listenTo(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      this.#take(request, reply);
      done();
    });
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #take(request: FastifyRequest, reply: FastifyReply): void {
    const call = callOf.get(`${request.method} ${request.routeOptions.url}`);
    if (!call || call.socket || this.#waiting.length >= limits.requestLinesWaiting) return;
    const tenantId = request.actor?.tenantId ?? platformTenant;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    const isRead = request.method === 'GET' || call.reads === true;
    if (isRead && status < 400 && ms < limits.slowRequestMs && !this.#isWished(tenantId)) return;
    const line = {
      tenant_id: tenantId,
      user_id: request.actor?.userId ?? null,
      address: request.ip,
      agent: String(request.headers['user-agent'] ?? '').slice(0, agentLength),
      route: routeOf(request),
      method: request.method,
      status,
      ms,
      request_id: request.id,
      code: request.failure?.code ?? '',
      detail: request.failure?.told ?? '',
      creator_time: this.#context.now().toISOString(),
    };
    this.#waiting.push({ ...line, id: newId(), kind: logCategories.request });
    if (status >= 500) this.#waiting.push({ ...line, id: newId(), kind: logCategories.error });
  }

  /** Whether this read is among those that are kept; a tenant that was not asked yet keeps none. */
  #isWished(tenantId: string): boolean {
    const share = this.#shares.get(tenantId);
    if (share === undefined) this.#shares.set(tenantId, 0);
    return share !== undefined && Math.random() * 100 < share;
  }

  async #write(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    const { database } = this.#context;
    try {
      if (lines.length > 0)
        await database.essential(() => tables(database.kysely).insertInto('base_log').values(lines).execute());
      for (const tenantId of this.#shares.keys())
        this.#shares.set(tenantId, (await settingsOf(database, tenantId)).requestReadShare);
    } catch (error) {
      this.#onError(error);
    }
  }
}
