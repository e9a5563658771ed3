import type { FastifyInstance } from 'fastify';
import { documentHeader } from '../../engine/schema/call-shapes/envelope.ts';
import type { Call, CallBody, CallData, CallParams, CallQuery } from '../../engine/schema/calls/index.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import type { GradeCell } from '../../engine/schema/grants/grade.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type AppOptions, buildApp } from '../../server/build-app.ts';
import { type Database, migrate } from '../../server/database/index.ts';
import type { AppContext } from '../../server/kernel/app-context.ts';
import { createContext, firstTenant } from '../../server/kernel/context.ts';
import { tables } from '../../server/kernel/tables.ts';
import { migrations } from '../../server/migrations/index.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { grant } from '../../server/permission/authorize.ts';
import { settleTables } from '../../server/resources/settle-tables.ts';
import menus from '../../server/seed/menus.json' with { type: 'json' };
import { seedMenus } from '../../server/seed/seed-menus.ts';
import { seedOrganisation } from '../../server/seed/seed-people.ts';
import { seedReferenceData } from '../../server/seed/seed-reference-data.ts';
import type { RequestLog } from '../../server/system-log/index.ts';
import { gradeIn } from './grade-in.ts';

export interface Answer<Data> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}
type Parts<C extends Call> = {
  params?: CallParams<C>;
  query?: Partial<CallQuery<C>>;
  body?: CallBody<C>;
  key?: string;
  /** The published document that asks. */
  from?: string;
  language?: Language;
  /** A form, where the body is none of JSON. */
  form?: { readonly payload: Buffer; readonly boundary: string };
};

/** A signed-in person at the server, without a network between. */
export interface Caller {
  <C extends Call>(call: C, parts?: Parts<C>): Promise<Answer<CallData<C>>>;
  readonly userId: string;
}

export interface ModelServer {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly admin: Caller;
  readonly staff: Caller;
  signIn(userId: string, tenantId?: string): Promise<Caller>;
  /** Of a session of his, for what is no call. */
  tokenOf(userId: string): Promise<string>;
  /** Writes down rights of the role that `staff` has. */
  grantStaff(
    itemType: 'menu' | 'button' | 'column' | 'form',
    itemIds: readonly string[],
    moduleId?: string,
  ): Promise<void>;
  /** Writes down rights of one person. */
  grantTo(
    userId: string,
    itemType: 'button' | 'column' | 'form' | 'resource',
    itemIds: readonly string[],
    moduleId: string,
  ): Promise<void>;
  /** Lets somebody administer a company or department with all below it, and hand out every menu entry and role. */
  gradeTo(userId: string, organizeId?: string, changes?: Partial<Record<GradeCell, number>>): Promise<void>;
}

const settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  adminPassword: undefined,
  demo: false,
  installation: undefined,
  refuseCommonPasswords: true,
  timeZone: 'Asia/Shanghai',
  logLevel: 'silent',
  trustProxy: undefined,
  publicUrl: undefined,
  basePath: '',
  dataViewUrl: undefined,
  ssoIssuers: [],
  frameHosts: undefined,
  framedBy: [],
};

interface More extends Pick<AppOptions, 'clientDir' | 'moreResources'> {
  /** Where files lie; needed where some are made. */
  readonly dataDir?: string;
  /** Keeps what is asked, where that is looked at. */
  readonly requestLog?: (context: AppContext) => RequestLog;
}

/**
 * The whole server on a fresh database with the demo's people, dictionaries and menus, and no models.
 * @param more the built page, further resources and a folder for files, where they are wanted
 */
export async function startModelServer(
  database: Database,
  { dataDir = '', requestLog, ...more }: More = {},
): Promise<ModelServer> {
  await migrate(database, migrations);
  await settleTables(database, resources);
  const context = createContext({ database, settings: { ...settings, dataDir } });
  const seeding = { tenantId: firstTenant, now: new Date(), passwordHash: '', isDefaultPassword: false };
  await database.transaction(async (trx) => {
    await seedOrganisation(trx, seeding);
    await seedReferenceData(trx, seeding);
    await seedMenus(trx, seeding, [...menus.base, ...menus.demo]);
  });
  const app = await buildApp({ context, ...more, ...(requestLog && { requestLog: requestLog(context) }) });
  const signIn = async (userId: string, tenantId = firstTenant): Promise<Caller> => {
    const { token } = await sessionsOf(context).start({ userId, tenantId }, '127.0.0.1');
    const make = (call: Call, parts: Parts<Call> = {}) => inject(app, token, call, parts);
    // The answer's type follows from the entry; it is parsed JSON of a route that was given that entry.
    return Object.assign(make as unknown as Caller, { userId });
  };
  const give = (what: Parameters<typeof grant>[2]) =>
    database.transaction((trx) => grant(trx, { tenantId: firstTenant, actorId: null, now: new Date() }, what));
  return {
    app,
    context,
    admin: await signIn('user-admin'),
    staff: await signIn('user-zhoumin'),
    signIn,
    tokenOf: async (userId) => (await sessionsOf(context).start({ userId, tenantId: firstTenant }, '127.0.0.1')).token,
    grantStaff: (itemType, itemIds, moduleId = '') =>
      give({ itemType, itemIds, moduleId, objectType: 'role', objectId: 'role-staff' }),
    grantTo: (userId, itemType, itemIds, moduleId) =>
      give({ itemType, itemIds, moduleId, objectType: 'user', objectId: userId }),
    gradeTo: (userId, organizeId = 'org-company', changes = {}) =>
      gradeIn(database, { tenantId: firstTenant, userId, organizeId, changes }),
  };
}

async function inject(app: FastifyInstance, token: string, call: Call, parts: Parts<Call>): Promise<Answer<unknown>> {
  let url: string = call.path;
  for (const [name, value] of Object.entries(parts.params ?? {}))
    url = url.replace(`:${name}`, encodeURIComponent(String(value)));
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const answer = await app.inject({
    method: call.method,
    url: query ? `${url}?${query}` : url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(parts.key ? { 'idempotency-key': parts.key } : {}),
      ...(parts.from === undefined ? {} : { [documentHeader]: parts.from }),
      ...(parts.language ? { 'adit-language': parts.language } : {}),
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(parts.form ? { 'content-type': `multipart/form-data; boundary=${parts.form.boundary}` } : {}),
    },
    ...(parts.body === undefined ? {} : { payload: JSON.stringify(parts.body) }),
    ...(parts.form ? { payload: parts.form.payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** A tenant of its own with one administrator, who has the id of the first tenant's. */
export async function addTenant(server: ModelServer, tenantId: string): Promise<Caller> {
  await tables(server.context.database.kysely)
    .insertInto('base_user')
    .values({
      tenant_id: tenantId,
      id: 'user-admin',
      account: `admin-${tenantId}`,
      account_key: `admin-${tenantId}`,
      real_name: '另一家',
      password_hash: '',
      password_is_default: false,
      head_icon: '',
      organize_id: null,
      position_id: null,
      is_administrator: true,
      enabled_mark: 1,
      sort_code: 0,
      creator_id: null,
      creator_time: new Date().toISOString(),
      modifier_id: null,
      modify_time: null,
    })
    .execute();
  return server.signIn('user-admin', tenantId);
}

/** Imports a design of ours, publishes it into a menu of the staff, and hands back the model's id. */
export async function publishDesign(server: ModelServer, design: unknown, menu = true): Promise<string> {
  const imported = await server.admin(calls.importModel, { body: { design } });
  const id = imported.data?.id;
  if (!id) throw new Error(`The design was refused: ${JSON.stringify(imported)}`);
  const released = await server.admin(calls.releaseModel, {
    params: { id },
    body: menu ? { menu: { parentId: 'menu-inspection', roleIds: ['role-staff'] } } : {},
  });
  if (released.status !== 200) throw new Error(`The model was not published: ${JSON.stringify(released)}`);
  return id;
}
