import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const databaseScript = scriptOf('database-child.ts');
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const apart = ['unshare', '--map-root-user', '--net'];

/** Whether this machine lets a process begin in a network namespace of its own, as in another container. */
export const canStartApart = (): boolean => spawnSync('unshare', [...apart.slice(1), 'true']).status === 0;

/** Starts `database-child.ts` from source; errors of it go to this process's standard error. */
export function startDatabaseChild(...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return start([], databaseScript, parameters);
}

/** The same in a network namespace of its own. */
export function startDatabaseChildApart(...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return start(apart, databaseScript, parameters);
}

/** Starts `jobs-child.ts` in the same way. */
export function startJobsChild(dataDir: string): ChildProcessByStdio<null, Readable, null> {
  return start([], scriptOf('jobs-child.ts'), [dataDir]);
}

function start(
  before: readonly string[],
  script: string,
  parameters: readonly string[],
): ChildProcessByStdio<null, Readable, null> {
  const [command = '', ...rest] = [...before, process.execPath, '--import', 'tsx', script, ...parameters];
  return spawn(command, rest, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] });
}
