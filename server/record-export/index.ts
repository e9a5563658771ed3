// Here: what a list shows, as a file.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { exportRecords } from './export-records.ts';

export { exportJob } from './export-job.ts';
export { exportedFiles } from './export-records.ts';

/** What lists show, as files. */
export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.exportRecords, ({ actor, params, body, language }) =>
    exportRecords(context, actor, { modelId: params.id, query: body, language }),
  );
}
