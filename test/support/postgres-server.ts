import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the first of these that the system has. */
const unprivilegedUsers = ['postgres', 'nobody'];

/** For a database that lives as long as a test run: no syncs. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Makes a cluster in the empty `folder` and starts a server on it, on a free port of the loopback address.
 * @throws Error with one line that says what was missing
 */
export async function startPostgres(found: PostgresBinaries, folder: string): Promise<RunningServer> {
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  try {
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const bin = reachableBinaries(found, folder, user);
    const password = randomBytes(12).toString('hex');
    initialise(bin, folder, password, user);
    const port = await freePort();
    const keeper = startKeeper(bin, folder, port, user);
    await untilReady(keeper);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stopKeeper(keeper, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function findUnprivilegedUser(): User {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of unprivilegedUsers) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('root may not run PostgreSQL, and there is no user postgres or nobody');
}

/** @returns the folder of the binaries, copied into `folder` when the unprivileged user cannot reach them (0700 above) */
function reachableBinaries({ bin, whole }: PostgresBinaries, folder: string, user: User | undefined): string {
  const canRun = (path: string): boolean => {
    try {
      execFileSync(join(path, 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (canRun(bin)) return bin;
  const copy = join(folder, 'programs');
  cpSync(whole, copy, { recursive: true, verbatimSymlinks: true });
  const copiedBin = join(copy, bin.slice(whole.length));
  if (!canRun(copiedBin)) throw new Error(`${bin}/postgres does not run`);
  return copiedBin;
}

function initialise(bin: string, folder: string, password: string, user: User | undefined): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const data = join(folder, 'data');
  const common = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  try {
    // The embedded engine sorts by code point (C.UTF-8): the server is to sort alike.
    execFileSync(join(bin, 'initdb'), [...common, '--locale=C.UTF-8', '--no-sync'], { ...user, cwd: folder });
  } catch {
    rmSync(data, { recursive: true, force: true });
    execFileSync(join(bin, 'initdb'), [...common, '--locale=C', '--no-sync'], { ...user, cwd: folder });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

/**
 * Starts the server under a shell that waits for the end of its input and then stops it. The input is a pipe from this
 * process, so the server ends with it, even when it is killed.
 */
function startKeeper(bin: string, folder: string, port: number, user: User | undefined): ChildProcess {
  const script = '"$@" <&- & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"';
  const options = [...settings, 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const server = [join(bin, 'postgres'), '-D', join(folder, 'data'), ...options.flatMap((option) => ['-c', option])];
  return spawn('/bin/sh', ['-c', script, folder, ...server], {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_MESSAGES: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl+C in the terminal is for the test run, which then ends the server in order.
    detached: true,
  });
}

function untilReady(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    keeper.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
      else if (log.includes('FATAL')) {
        keeper.stdin?.end();
        reject(new Error(`PostgreSQL did not start: ${log.trim().split('\n').at(-1)}`));
      }
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error(`PostgreSQL ended: ${log.trim().split('\n').at(-1)}`)));
  });
}

async function stopKeeper(keeper: ChildProcess, folder: string): Promise<void> {
  if (keeper.exitCode === null && keeper.signalCode === null) {
    await new Promise((resolve) => {
      keeper.once('exit', resolve);
      keeper.stdin?.end();
    });
  }
  rmSync(folder, { recursive: true, force: true });
}
