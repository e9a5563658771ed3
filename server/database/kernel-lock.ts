import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';

/** Takes an exclusive lock of the kernel's on an open file. @returns false while another descriptor holds it */
export type TryLock = (descriptor: number) => boolean;

async function loadTryLock(folder: string): Promise<TryLock> {
  try {
    // Its binaries lie in the package; on PostgreSQL nobody needs them.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock;
  } catch (cause) {
    throw noLock(folder, 'this platform has no file locks that the program knows', cause);
  }
}

/**
 * Locks a file for as long as it is open here: against other processes on this machine, in other containers and network
 * namespaces too, and where the file system locks over the network against other machines. The kernel frees it when its
 * process ends in whatever way.
 * @param folder for what is said
 * @returns closes the file; undefined when another has it
 * @throws DatabaseError `database.noLock` where the file system does not lock, or says that it does and does not
 */
export async function lockFile(path: string, folder: string, given?: TryLock): Promise<(() => void) | undefined> {
  const tryLock = given ?? (await loadTryLock(folder));
  const descriptor = openSync(path, 'a+', 0o600);
  try {
    if (!tryLock(descriptor) || !isAt(path, descriptor)) {
      closeSync(descriptor);
      return undefined;
    }
    refuseFeigned(tryLock, path, folder);
  } catch (error) {
    closeSync(descriptor);
    if (error instanceof DatabaseError) throw error;
    throw noLock(folder, error instanceof Error ? error.message : String(error), error);
  }
  return () => closeSync(descriptor);
}

/** False when the file was taken away, or another put in its place, before it was locked. */
function isAt(path: string, descriptor: number): boolean {
  const held = fstatSync(descriptor);
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.ino === held.ino && found.dev === held.dev;
}

/** A second descriptor must be refused: some file systems grant every lock. */
function refuseFeigned(tryLock: TryLock, path: string, folder: string): void {
  const second = openSync(path, 'a+');
  try {
    if (tryLock(second)) throw noLock(folder, 'a second lock was granted beside the first');
  } finally {
    closeSync(second);
  }
}

function noLock(folder: string, reason: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'database.noLock',
    `The file system of the data folder ${folder} cannot lock files: ${reason}. Set ADIT_DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL.`,
    { cause },
  );
}
