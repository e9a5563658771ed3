import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError, type Engine } from '../database/index.ts';

/** Whose database a folder goes with. `isNew`: its first start has not ended. */
export interface Mark {
  readonly id: string;
  readonly isNew: boolean;
}

/** One for each engine: trying the other one is no move. */
export type Marks = Readonly<Partial<Record<Engine, Mark>>>;

const fileIn = (dataDir: string): string => join(dataDir, 'installation.json');

/** @throws DatabaseError `database.missing` where the file is there and is none of ours, Error where it cannot be read */
export function readMarks(dataDir: string): Marks {
  let text: string;
  try {
    text = readFileSync(fileIn(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return {};
    throw error;
  }
  const found = objectIn(text);
  if (!found) {
    throw new DatabaseError(
      'database.missing',
      `The file ${fileIn(dataDir)} is damaged: it no longer says which installation the data folder belongs to. Put it back from a backup, or delete it if the folder and its database are known to belong together.`,
    );
  }
  const markOf = (engine: Engine): Marks => {
    const value: unknown = Reflect.get(found, engine);
    const id: unknown = Reflect.get(Object(value), 'id');
    return typeof id === 'string' ? { [engine]: { id, isNew: Reflect.get(Object(value), 'isNew') === true } } : {};
  };
  return { ...markOf('embedded'), ...markOf('postgres') };
}

function objectIn(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

export function writeMark(dataDir: string, engine: Engine, mark: Mark): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = fileIn(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...readMarks(dataDir), [engine]: mark }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${path}.new`, path);
}
