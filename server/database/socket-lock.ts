import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The lock of the version before, seen on Linux and within one network namespace: a program of that version knows no other,
 * and may be running while this one is started.
 * @returns undefined when another process has it
 */
export function lockBySocket(folder: string): Promise<(() => Promise<void>) | undefined> {
  if (process.platform !== 'linux') return Promise.resolve(async () => {});
  const name = `\0adit-${createHash('sha256').update(folder).digest('hex').slice(0, 40)}`;
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy());
    caller.end(String(process.pid));
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(name, () => {
      // The lock must not keep a process alive that has nothing else to do.
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}
