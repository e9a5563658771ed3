import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderLock, lockedBy } from './locked-by.ts';

/** Folders that this process holds: its own process id in a file says nothing about them. */
const held = new Set<string>();

/**
 * A lock for systems without abstract sockets: a file with the process id of its holder. A file whose process is gone
 * is taken over; its age says nothing and is not asked.
 */
export async function lockByPidFile(folder: string): Promise<FolderLock> {
  const path = join(folder, 'adit.lock');
  if (held.has(folder)) throw lockedBy(folder, String(process.pid));
  // Written in full beside and linked into place: a reader never sees a lock without its process id.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid));
  try {
    if (!tryLink(draft, path)) {
      refuseLiving(folder, path);
      // Another process may do the same at this moment: what was moved away is looked at again before it goes.
      const moved = `${draft}.old`;
      renameSync(path, moved);
      try {
        refuseLiving(folder, moved);
      } catch (error) {
        tryLink(moved, path);
        throw error;
      } finally {
        rmSync(moved, { force: true });
      }
      if (!tryLink(draft, path)) throw lockedBy(folder, undefined);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(folder);
  return {
    async release() {
      rmSync(path, { force: true });
      held.delete(folder);
    },
  };
}

/** @throws DatabaseError when the lock file at `path` names a process that lives */
function refuseLiving(folder: string, path: string): void {
  const holder = readHolder(path);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) throw lockedBy(folder, String(holder));
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(path: string): number | undefined {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(holder) && holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, only not ours to signal.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
