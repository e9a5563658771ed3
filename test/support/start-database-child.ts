import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('database-child.ts', import.meta.url));
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Starts `database-child.ts` from source; errors of it go to this process's standard error. */
export function startDatabaseChild(...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
