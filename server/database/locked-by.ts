import { DatabaseError } from './database-error.ts';

/** @param holder who has the folder, if it is known */
export function lockedBy(folder: string, holder: string | undefined, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'database.locked',
    `The data folder ${folder} is in use by ${holder ?? 'another process'}. Stop it, or set ADIT_DATA_DIR to another folder.`,
    { cause },
  );
}

/** What a process hears whose folder was taken while it was frozen, or while its lock was lost with a network disk. */
export function takenFailure(folder: string): DatabaseError {
  return new DatabaseError(
    'database.taken',
    `Another process has taken the database in ${folder}: this one reads and writes nothing more. Stop it.`,
  );
}
