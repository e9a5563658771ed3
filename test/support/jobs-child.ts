import { writeSync } from 'node:fs';
import { openDatabase } from '../../server/database/index.ts';
import { JobWorker } from '../../server/jobs/index.ts';
import { heldJob } from './held-job.ts';
import { jobsContext } from './jobs-context.ts';

/*
 * A process of its own that runs the jobs of an embedded database until it is killed, for tests that kill it. Says `began`
 * for each job that begins.
 */

const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ kind: 'embedded', dataDir, report: () => {} });
const jobs = [heldJob('test.once'), heldJob('test.repeatable', { repeatable: { times: 3, pauseMs: 1 } })];
new JobWorker(
  jobsContext(database),
  jobs.map(({ job }) => job),
  (error) => writeSync(1, `${error}\n`),
).start();
for (const held of jobs) void held.run('killed').then(() => writeSync(1, 'began\n'));
