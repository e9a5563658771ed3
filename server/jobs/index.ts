// Here: work that outlives the call that asked for it.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { cancelJob } from './cancel-job.ts';
import { type Job, jobsByName } from './define-job.ts';
import { listJobs, loadJob } from './list-jobs.ts';

export { askForJob, askServerForJob } from './ask-for-job.ts';
export { defineJob, defineServerJob, type Job, type JobRun, type PersonJobRun } from './define-job.ts';
export { JobWorker } from './job-worker.ts';
export { jobNews, sweepJobs } from './list-jobs.ts';

/** Work that goes on after the call that asked for it. What carries it from process to process stays in this folder. */
export function jobRoutes(app: FastifyInstance, context: AppContext, jobs: readonly Job[]): void {
  const reader = { context, jobs: jobsByName(jobs) };
  serve(app, context, calls.jobList, ({ actor, query }) => listJobs(reader, actor, query));
  serve(app, context, calls.loadJob, ({ actor, params }) => loadJob(reader, actor, params.id));
  serve(app, context, calls.cancelJob, async ({ actor, params }) => {
    await cancelJob(context, actor, params.id);
    return loadJob(reader, actor, params.id);
  });
}
