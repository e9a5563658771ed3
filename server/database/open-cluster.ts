import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseError } from './database-error.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** PGlite's own start parameters turn fsync off (-F); with the default fdatasync our handler is never called. */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'wal_sync_method=fsync'].flatMap((s) => ['-c', s]),
  ...['timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres'].flatMap((setting) => ['-c', setting]),
];

export interface OpenCluster {
  pglite: PGlite;
  files: DurableNodeFS;
}

/** Hears of a panic at once: the call in which it happens may never return. */
export type OnPanic = (line: string) => void;

/**
 * Opens the cluster in `folder`; makes it when there is none. A new cluster is made beside and renamed into place, so
 * that a start cut short leaves no half of one; a folder that has files but no readable cluster is never overwritten.
 * @param beforeChange called before any file of the cluster is changed; does not return when it must not be
 * @throws DatabaseError `database.damaged`, `database.full` or `database.notWritable`
 */
export async function openCluster(folder: string, onPanic: OnPanic, beforeChange?: () => void): Promise<OpenCluster> {
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isEmpty) {
    await createCluster(folder, onPanic);
    beforeChange?.();
  } else if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw damaged(folder, 'it has no file PG_VERSION');
  }
  return start(folder, onPanic, beforeChange);
}

async function createCluster(folder: string, onPanic: OnPanic): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // The engine makes its files open to all: the folder keeps others out.
  mkdirSync(draft, { mode: 0o700 });
  const { pglite } = await start(draft, onPanic);
  await pglite.close();
  // PGlite copies the files of a new cluster into place without syncing them.
  await syncTree(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  await syncPath(dirname(folder));
}

async function start(folder: string, onPanic: OnPanic, beforeChange?: () => void): Promise<OpenCluster> {
  let isOpening = true;
  const problems: string[] = [];
  const onStderr = (line: string): boolean => {
    const text = line.replace(/^.*?\] /, '');
    if (isOpening && /^(FATAL|PANIC|DETAIL): /.test(text)) problems.push(text);
    if (/^PANIC: /.test(text)) onPanic(text);
    return true;
  };
  const files = new DurableNodeFS(folder, beforeChange);
  try {
    const pglite = await PGlite.create({ fs: files, startParams: startParameters, onStderr });
    isOpening = false;
    return { pglite, files };
  } catch (error) {
    throw openingFailure(folder, problems.join(' ') || (error instanceof Error ? error.message : String(error)));
  }
}

/** @param reason what the engine said @returns the error of an opening that ended so */
export function openingFailure(folder: string, reason: string): DatabaseError {
  if (isDiskFull(reason)) {
    return new DatabaseError('database.full', `The disk of the database in ${folder} is full. Free some space.`);
  }
  if (/Permission denied|EACCES|EPERM|EROFS|Read-only/.test(reason)) {
    return new DatabaseError('database.notWritable', `The database in ${folder} cannot be written: ${reason}`);
  }
  return damaged(folder, reason);
}

/** @param reason what the engine said @returns the error of statements that were under way when it panicked */
export function runningFailure(reason: string): DatabaseError {
  return isDiskFull(reason)
    ? new DatabaseError('database.full', `The disk is full: what was under way may be lost. ${reason}`)
    : new DatabaseError(
        'database.unreachable',
        `The engine stopped: what was under way may be lost. It is started again. ${reason}`,
      );
}

function isDiskFull(reason: string): boolean {
  return /No space left|ENOSPC/.test(reason);
}

function damaged(folder: string, reason: string): DatabaseError {
  return new DatabaseError(
    'database.damaged',
    `The database in ${folder} does not open: ${reason}. Put a backup in its place, or move the folder away to start empty.`,
  );
}

/**
 * Commits something small and counts. The record goes to the log only, so no table is touched.
 * @throws DatabaseError when the commit did not reach the disk, as with another version of PGlite
 */
export async function assertCommitSyncs(
  pglite: Pick<PGlite, 'query'>,
  files: { readonly syncs: number },
): Promise<void> {
  const before = files.syncs;
  await pglite.query("select pg_logical_emit_message(true, 'adit', 'start')");
  if (files.syncs === before) {
    throw new DatabaseError(
      'database.notWritable',
      'A commit did not reach the disk: the embedded engine called no fsync. Install the pinned version of @electric-sql/pglite, or set DATABASE_URL.',
    );
  }
}
