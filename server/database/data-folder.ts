import { mkdirSync, realpathSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';

/** @returns the real path of the data folder, made if need be @throws DatabaseError `database.notWritable` */
export function prepareFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return realpathSync(dataDir);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(
      'database.notWritable',
      `The data folder ${dataDir} cannot be made: ${reason}. Set ADIT_DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}
