import { DatabaseError } from './database-error.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** @param holder process id of the one that has the folder, if it is known */
export function lockedBy(folder: string, holder: string | undefined, cause?: unknown): DatabaseError {
  const who = holder === undefined ? 'another process' : `process ${holder}`;
  return new DatabaseError(
    'database.locked',
    `The data folder ${folder} is in use by ${who}. Stop it, or set ADIT_DATA_DIR to another folder.`,
    { cause },
  );
}
