import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('database-child.ts', import.meta.url));
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const apart = ['unshare', '--map-root-user', '--net'];

/** Whether this machine lets a process begin in a network namespace of its own, as in another container. */
export const canStartApart = (): boolean => spawnSync('unshare', [...apart.slice(1), 'true']).status === 0;

/** Starts `database-child.ts` from source; errors of it go to this process's standard error. */
export function startDatabaseChild(...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return start([], parameters);
}

/** The same in a network namespace of its own. */
export function startDatabaseChildApart(...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return start(apart, parameters);
}

function start(before: readonly string[], parameters: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  const [command = '', ...rest] = [...before, process.execPath, '--import', 'tsx', script, ...parameters];
  return spawn(command, rest, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] });
}
