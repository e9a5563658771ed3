import { join } from 'node:path';
import { becomeOwner, type FolderOwner, ownerName } from './folder-owner.ts';
import { lockFile, type TryLock } from './kernel-lock.ts';
import { lockedBy } from './locked-by.ts';
import { lockBySocket } from './socket-lock.ts';

export interface FolderLock {
  /** To be proved before anything is written. */
  readonly owner: FolderOwner;
  release(): Promise<void>;
}

/**
 * Takes the folder for this process alone, before anything in it is opened: two engines on one folder lose rows with no
 * error. The lock keeps others out while it holds; the record of the owner stops whoever lost it without knowing.
 * @param folder real path (no links in it), so that each folder has one name
 * @param tryLock default: the kernel's
 * @throws DatabaseError `database.locked`, within a second; `database.noLock`
 */
export async function lockFolder(folder: string, tryLock?: TryLock): Promise<FolderLock> {
  const unlock = await lockFile(join(folder, 'adit.lock'), folder, tryLock);
  if (unlock === undefined) throw lockedBy(folder, ownerName(folder));
  const close = await lockBySocket(folder);
  if (close === undefined) {
    unlock();
    throw lockedBy(folder, undefined);
  }
  const release = async (): Promise<void> => {
    await close();
    unlock();
  };
  try {
    return { owner: await becomeOwner(folder), release };
  } catch (error) {
    await release();
    throw error;
  }
}
