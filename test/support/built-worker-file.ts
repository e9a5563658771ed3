/** Stands in for `server/database/worker-file.ts` where the run has it built: a worker from source compiles itself each time. */
export function workerFile(): URL {
  return new URL('../../dist/server/database-worker.js', import.meta.url);
}
