import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { buildHeader } from '../engine/schema/call-shapes/envelope.ts';
import { type Call, calls } from '../engine/schema/calls/index.ts';
import { callsOf } from '../engine/schema/calls/resource-calls.ts';
import { limits } from '../engine/schema/limits.ts';
import { authorityRoutes } from './authority/index.ts';
import { feedbackRoutes, mayReadFeedbackFile } from './feedback/index.ts';
import type { MaySee } from './file/downloads.ts';
import { fileRoutes } from './file/index.ts';
import { chunkRoutes } from './file-chunks/index.ts';
import { fileTicketRoutes } from './file-tickets/index.ts';
import { maySeeRecord, requireModelRight } from './gateway/index.ts';
import { refuseOutside, withoutBase } from './http/base-path.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { buildName } from './http/build-name.ts';
import { makeRequestId, registerCallLog, routeOf } from './http/call-log.ts';
import { answerFor, refusal } from './http/envelopes.ts';
import type { Guard } from './http/guard.ts';
import { healthRoutes } from './http/health.ts';
import { withIdempotency } from './http/idempotency.ts';
import { languageOf } from './http/language-of.ts';
import { watchRoutes } from './http/routes-check.ts';
import { isApiPath, securityHeaders } from './http/security-headers.ts';
import { type PageSetting, servePage } from './http/serve-page.ts';
import { acceptSockets } from './http/serve-socket.ts';
import { registerShapeValidation } from './http/shape-validation.ts';
import { limitSlowRequests, type RequestDeadlines } from './http/slow-requests.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { type Job, jobRoutes } from './jobs/index.ts';
import type { AppContext } from './kernel/app-context.ts';
import type { Served } from './kernel/resource-hooks.ts';
import type { Settings } from './kernel/settings.ts';
import { isTrusted } from './kernel/trusted-proxies.ts';
import { addWords } from './kernel/words.ts';
import { liveRoutes } from './live/index.ts';
import { LiveSockets } from './live/live-sockets.ts';
import { closeSpread, type SocketTimes, socketTimes } from './live/page-socket.ts';
import { mapRoutes } from './map/index.ts';
import { tileOriginFor } from './map/map-settings.ts';
import { RoomRelay } from './map/room-relay.ts';
import { menuRoutes } from './menus/index.ts';
import { mayReadNoticeFile, messageRoutes } from './message/index.ts';
import { oauthRoutes } from './oauth/index.ts';
import { prepareNobodysHash } from './oauth/passwords.ts';
import { sessionsOf } from './oauth/sessions.ts';
import { onlinedevRoutes } from './onlinedev/index.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { filesOfPeople, peopleSheetRoutes } from './people-sheets/index.ts';
import { holdsMenu } from './permission/grants.ts';
import { permissionRoutes } from './permission/index.ts';
import { pickingRoutes } from './picking/index.ts';
import { exportedFiles, exportRoutes } from './record-export/index.ts';
import { importedFiles, importRoutes } from './record-import/index.ts';
import { viewRoutes } from './record-views/index.ts';
import { registeredJobs } from './registered-jobs.ts';
import { resourceRoutes } from './resources/routes.ts';
import { rightsHealthRoutes } from './rights-health/index.ts';
import { rightsReportRoutes } from './rights-report/index.ts';
import { seeingRoutes } from './seeing/index.ts';
import type { Sender } from './sender/sender.ts';
import { servedResources } from './served-resources.ts';
import { systemRoutes } from './system/index.ts';
import { hostsForPage } from './system/listed-hosts.ts';
import { nameForPage } from './system/system-config.ts';
import { logFiles, logRoutes, type RequestLog } from './system-log/index.ts';
import { tenantRoutes } from './tenant/index.ts';
import { tenantBoundRoutes } from './tenant-bounds/index.ts';
import { serverTexts } from './texts.ts';
import { undoRoutes } from './undo/index.ts';
import { visualdevRoutes } from './visualdev/index.ts';
import { screensOfPage } from './visualdev/online-screens.ts';

export interface AppOptions {
  readonly context: AppContext;
  /** The built page; without it only calls are answered. What the build before left stands beside it, `-before` by name. */
  readonly clientDir?: string;
  /** default: none */
  readonly logger?: FastifyServerOptions['logger'];
  /** The way to mobiles; default: the outbox. */
  readonly sender?: Sender;
  /** default: those of the limits */
  readonly deadlines?: RequestDeadlines;
  /** How often what other processes changed is looked up; default: that of the limits. */
  readonly healMs?: number;
  /** default: those of the limits */
  readonly socketTimes?: Partial<SocketTimes>;
  /** Keeps what was asked; default: nothing does. */
  readonly requestLog?: RequestLog;
  /** Resources beside those of the product; default: none. */
  readonly moreResources?: readonly Served[];
  /** Jobs beside those of the product; default: none. */
  readonly moreJobs?: readonly Job[];
}

const usualDeadlines: RequestDeadlines = { headersMs: limits.headersDeadlineMs, bodyMs: limits.bodyDeadlineMs };

/** Longest part of an address that is a parameter: a renewal key. */
const parameterLength = 256;

/** Whoever may see a record and one of the fields that hold a file may have it. */
const maySeeRecordFile: MaySee = (context, actor, { modelId, dataId, fields }) =>
  maySeeRecord(context, actor, modelId, dataId, fields);

/** What http asks of the areas above it. */
export const guard: Guard = {
  actorOf: (context, token, isUse) => sessionsOf(context).actorOf(token, isUse),
  requireModelRight,
  holdsMenu,
};

/** The whole server, not yet listening. @throws Error when routes and call table differ */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  addWords(serverTexts);
  const { context: given, clientDir, logger = false, deadlines = usualDeadlines, healMs, moreResources = [] } = options;
  const times = { ...socketTimes, ...options.socketTimes };
  const sockets = new LiveSockets();
  const context: AppContext = { ...given, database: withIdempotency(given.database) };
  const { trustProxy, basePath } = context.settings;
  const build = clientDir === undefined ? '' : buildName(clientDir);
  const app: FastifyInstance = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: trustProxy === undefined ? false : isTrusted(trustProxy),
    requestTimeout: 600_000,
    genReqId: makeRequestId,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, basePath) ?? url,
    routerOptions: { maxParamLength: parameterLength },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      const { status, envelope } = answerFor(error, request.id, languageOf(request.headers));
      const text = JSON.stringify(envelope);
      reply.raw.writeHead(status, {
        ...securityHeaders('/api', request.headers),
        'content-type': 'application/json; charset=utf-8',
      });
      reply.raw.end(text);
    },
  });
  app.decorateRequest('actor', null);
  app.decorate('guard', guard);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.url, request.headers)).header('x-request-id', request.id);
    if (build !== '') reply.header(buildHeader, build);
    done();
  });
  const relay = new RoomRelay(context, (error) => app.log.error({ err: error }, 'a map room failed'));
  await acceptSockets(app, async () => {
    await closeSpread([...sockets.all(), ...relay.rooms.all()], times.spreadMs);
    await relay.settled();
  });
  refuseOutside(app, basePath);
  limitSlowRequests(app, deadlines);
  registerCallLog(app);
  options.requestLog?.listenTo(app);
  registerShapeValidation(app);
  await registerBodyParsers(app);
  handleErrors(app, context);
  handleOtherAddresses(app, context, clientDir, build);

  const moreCalls: Record<string, Call> = Object.assign({}, ...moreResources.map(({ resource }) => callsOf(resource)));
  app.decorate('moreCalls', new Set(Object.values(moreCalls)));
  const table: Readonly<Record<string, Call>> = { ...calls, ...moreCalls };
  const routes = watchRoutes(app, Object.values(table));
  healthRoutes(app, context);
  oauthRoutes(app, context, options.sender);
  for (const register of [
    tenantRoutes,
    permissionRoutes,
    authorityRoutes,
    tenantBoundRoutes,
    rightsReportRoutes,
    rightsHealthRoutes,
    menuRoutes,
    systemRoutes,
    logRoutes,
    messageRoutes,
    feedbackRoutes,
    visualdevRoutes,
    onlinedevRoutes,
    pickingRoutes,
    viewRoutes,
    exportRoutes,
    importRoutes,
    peopleSheetRoutes,
    peopleRoutes,
    seeingRoutes,
    chunkRoutes,
  ]) {
    register(app, context);
  }
  const served = [...servedResources, ...moreResources];
  resourceRoutes(app, context, served, table);
  undoRoutes(app, context, served);
  jobRoutes(app, context, [...registeredJobs, ...(options.moreJobs ?? [])]);
  fileRoutes(app, context);
  const made = { export: exportedFiles, template: importedFiles, log: logFiles, people: filesOfPeople };
  fileTicketRoutes(app, context, made, [mayReadNoticeFile, mayReadFeedbackFile, maySeeRecordFile]);
  liveRoutes(app, context, sockets, times);
  mapRoutes(app, context, relay, times);
  routes.requireAll();
  app.addHook('onClose', await context.live.join(context.database, healMs));
  await prepareNobodysHash();
  await app.ready();
  return app;
}

function handleErrors(app: FastifyInstance, context: AppContext): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, envelope, isFailure } = answerFor(error, request.id, languageOf(request.headers));
    if (isFailure) {
      request.failure = { code: codeOf(error), told: envelope.msg };
      request.log.error({ err: error, route: routeOf(request) }, 'failed');
    }
    if (status === 403 && request.actor) {
      const entry = {
        actor: request.actor,
        action: `${request.method} ${routeOf(request)}`,
        outcome: 'refused',
      } as const;
      await context.audit(entry).catch((cause: unknown) => request.log.error({ err: cause }, 'audit failed'));
    }
    return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
  });
}

/** What a failure is known by; its text, which may name a statement or a path, is for the output of the server alone. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Everything that is no call: the page, or "not found" in the form that the asker reads. */
function handleOtherAddresses(
  app: FastifyInstance,
  context: AppContext,
  clientDir: string | undefined,
  build: string,
): void {
  const page =
    clientDir === undefined
      ? undefined
      : servePage(
          clientDir,
          { ...pageSetting(context.settings, build), beforeDir: `${clientDir}-before` },
          {
            screens: () => screensOfPage(context),
            systemName: () => nameForPage(context),
            hosts: () => hostsForPage(context),
            tileOrigin: (query) => tileOriginFor(context, query),
          },
        );
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isOurs = isPage && !isApiPath(request.url) && !request.url.startsWith('/health');
    if (page && isOurs && (await page(request, reply))) return reply;
    const { status, envelope } = refusal('notFound', { code: 'call.notFound' }, languageOf(request.headers));
    return reply.status(status).send(envelope);
  });
}

function pageSetting({ basePath, framedBy }: Settings, build: string): PageSetting {
  return { basePath, build, framedBy };
}
