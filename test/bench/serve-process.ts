import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectRoot } from './places.ts';

const startMostMs = 60_000;

/** A server in a process of its own, on the loopback address. */
export interface ServerProcess {
  readonly url: string;
  /** Main memory that it holds now, MB; undefined where the system does not say (only Linux does). */
  memory(): number | undefined;
  /** CPU that it has used so far, ms; undefined where the system does not say. */
  cpu(): number | undefined;
  stop(): Promise<void>;
}

/**
 * @param args of Node
 * @param at where it answers once it is ready
 * @throws Error with what it said when it ends, or is not ready within a minute
 */
export async function serveProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  at: { readonly port: number; readonly path: string },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(at.port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
  const url = `http://127.0.0.1:${at.port}`;
  const until = Date.now() + startMostMs;
  while (!(await fetch(url + at.path).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${args.join(' ')} did not start:\n${said.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const proc = (file: string) => readIfThere(`/proc/${child.pid}/${file}`);
  return {
    url,
    memory() {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(proc('status'))?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
    },
    cpu() {
      // Fields 14 and 15, in ticks of 10 ms; the name before them may hold spaces.
      const fields = proc('stat').split(') ')[1]?.split(' ');
      return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
