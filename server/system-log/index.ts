// Here: the log: what was done, and tried, by whom, what was asked and what failed; read, checked, and taken out as a file.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { checkLog } from './check-log.ts';
import { clearLog } from './clear-log.ts';
import { exportLog } from './export-log.ts';
import { listLog } from './list-log.ts';
import { oneLine } from './one-line.ts';

export { logFiles } from './export-log.ts';
export { keepLog } from './keep-log.ts';
export { RequestLog } from './request-log.ts';

export function logRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.logList, ({ actor, query }) => listLog(context, actor, query));
  serve(app, context, calls.loadLog, ({ actor, params }) => oneLine(context, actor, params.id));
  serve(app, context, calls.checkLog, ({ actor, query }) => checkLog(context, actor, query));
  serve(app, context, calls.clearLog, ({ actor, body }) => clearLog(context, actor, body));
  serve(app, context, calls.exportLog, ({ actor, body }) => exportLog(context, actor, body));
}
