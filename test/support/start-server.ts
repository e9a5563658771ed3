import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerRun {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  /** The address once it listens. @throws Error when the process ends before that */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
}

/** Starts the server as a process of its own, as built where the run has it so, on a free port; whoever starts it ends it. */
export function startServer(env: Record<string, string>): ServerRun {
  const entry = inject('isBuilt') ? ['dist/server/start.js'] : ['--import', 'tsx', 'server/start.ts'];
  const child = spawn(process.execPath, entry, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ADIT_DEMO: '0', ADIT_LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /Adit is ready: (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('close', () => reject(new Error(`ended early: ${errors}`)));
  });
  // A test that waits for the end alone does not ask for the address.
  address.catch(() => {});
  return { child, output: () => output, errors: () => errors, address, ended };
}
