// Here: the log: what was done, and tried, by whom; read, and taken out as a file.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { exportLog } from './export-log.ts';
import { listLog } from './list-log.ts';
import { oneLine } from './one-line.ts';

export { logFiles } from './export-log.ts';

export function logRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.logList, ({ actor, query }) => listLog(context, actor, query));
  serve(app, context, calls.loadLog, ({ actor, params }) => oneLine(context, actor, params.id));
  serve(app, context, calls.exportLog, ({ actor, body }) => exportLog(context, actor, body));
}
