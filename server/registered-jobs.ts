import { refillJob } from './gateway/index.ts';
import type { Job } from './jobs/index.ts';

/** All jobs there are: nothing else is ever run. */
export const registeredJobs: readonly Job[] = [refillJob];
