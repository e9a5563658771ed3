import type { Job } from './jobs/index.ts';
import { exportJob } from './record-export/index.ts';
import { refillJob } from './search-refill/index.ts';

/** All jobs there are: nothing else is ever run. */
export const registeredJobs: readonly Job[] = [refillJob, exportJob];
