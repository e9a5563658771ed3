import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { buildApp } from '../../server/build-app.ts';
import { type Database, migrate } from '../../server/database/index.ts';
import type { Job } from '../../server/jobs/index.ts';
import type { AppContext } from '../../server/kernel/app-context.ts';
import { createContext } from '../../server/kernel/context.ts';
import type { Settings } from '../../server/kernel/settings.ts';
import { migrations } from '../../server/migrations/index.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { settleTables } from '../../server/resources/settle-tables.ts';
import { seedFoundation } from '../../server/seed/seed.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

export interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly msg: string;
  // Answers of many calls: each test says what it expects of them.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly data: any;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface Server {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: Database;
  readonly dataDir: string;
  /** Moves the server's clock. */
  advance(ms: number): void;
  call(method: 'GET' | 'POST', url: string, options?: CallOptions): Promise<Answer>;
  signIn(account: string, password?: string, address?: string, code?: string): Promise<Answer>;
  /** A live session's token. */
  token(account: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export interface ServerOptions {
  readonly demo?: boolean;
  readonly clientDir?: string;
  readonly trustProxy?: Settings['trustProxy'];
  readonly settings?: Partial<Settings>;
  readonly logger?: Parameters<typeof buildApp>[0]['logger'];
  readonly healMs?: number;
  /** The clock that `advance` moves on from; default: that of the process. */
  readonly now?: () => Date;
  /** Beside those of the product; whoever wants them run starts a worker. */
  readonly jobs?: readonly Job[];
}

/** The whole server over a database of the suite, with seed data and a clock of its own. */
export async function openServer(database: Database, options: ServerOptions = {}): Promise<Server> {
  const dataDir = makeTemporaryFolder('server');
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    adminPassword: undefined,
    demo: options.demo ?? true,
    installation: undefined,
    refuseCommonPasswords: true,
    timeZone: 'Asia/Shanghai',
    logLevel: 'silent',
    trustProxy: options.trustProxy,
    publicUrl: undefined,
    basePath: '',
    dataViewUrl: undefined,
    ssoIssuers: [],
    frameHosts: undefined,
    framedBy: [],
    ...options.settings,
  };
  let aheadMs = 0;
  const { now = () => new Date() } = options;
  const context = createContext({ database, settings, now: () => new Date(now().getTime() + aheadMs) });
  await migrate(database, migrations);
  await settleTables(database, resources);
  await seedFoundation(context);
  const { clientDir, logger, healMs, jobs = [] } = options;
  const given = { ...(clientDir ? { clientDir } : {}), ...(logger ? { logger } : {}), ...(healMs ? { healMs } : {}) };
  const app = await buildApp({ context, moreJobs: jobs, ...given });

  const call: Server['call'] = async (method, url, { token, body, headers = {}, address } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(address ? { remoteAddress: address } : {}),
    };
    if (body !== undefined) request.payload = body as NonNullable<InjectOptions['payload']>; // text or plain JSON, as each test writes it
    return answerOf(await app.inject(request));
  };
  const signIn: Server['signIn'] = (account, password = defaultPassword, address = '10.0.0.1', code) =>
    call('POST', '/api/oauth/Login', {
      address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        account,
        password: sentPassword(password),
        grant_type: 'password',
        ...(code ? { code } : {}),
      }).toString(),
    });
  return {
    app,
    context,
    database,
    dataDir,
    advance: (ms) => {
      aheadMs += ms;
    },
    call,
    signIn,
    token: async (account) => (await signIn(account)).data.token,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function answerOf(response: LightMyRequestResponse): Answer {
  const text = response.body;
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { code, msg, data } = isJson ? JSON.parse(text) : { code: null, msg: '', data: text };
  return { status: response.statusCode, code, msg, data, headers: response.headers };
}

/** A file part of a form, as a browser sends it. */
export function multipart(name: string, content: Buffer | string, mediaType = 'application/octet-stream') {
  const boundary = '----aditTestBoundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mediaType}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Removes a folder made for one test when that test ends. */
export function temporaryFolder(kind: string): string {
  const folder = makeTemporaryFolder(kind);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
