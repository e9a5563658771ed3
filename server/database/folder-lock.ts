import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { type FolderLock, lockedBy } from './locked-by.ts';
import { lockByPidFile } from './pid-file-lock.ts';

const askHolderMs = 500;

/**
 * Takes the folder for this process alone, before anything in it is opened: two engines on one folder lose rows with no
 * error. On Linux by an abstract socket, which the kernel frees when its process ends in whatever way; it is seen within
 * one network namespace, so containers that share a volume need an orchestrator that runs one of them. Elsewhere by a
 * file with the process id.
 * @param folder real path (no links in it), so that each folder has one name
 * @throws DatabaseError `database.locked`, within a second
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  return process.platform === 'linux' ? lockBySocket(folder) : lockByPidFile(folder);
}

async function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0adit-${createHash('sha256').update(folder).digest('hex').slice(0, 40)}`;
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy());
    caller.end(String(process.pid));
  });
  try {
    await listen(server, name);
  } catch (error) {
    throw lockedBy(folder, await askHolder(name), error);
  }
  // The lock must not keep a process alive that has nothing else to do.
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, () => resolve());
  });
}

/** @returns the process id that the holder tells, or undefined when it is too busy to answer */
function askHolder(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(name);
    let text = '';
    socket.setTimeout(askHolderMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(/^\d+$/.test(text) ? text : undefined));
  });
}
