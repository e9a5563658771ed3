import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseError, type SqlErrorFields } from './database-error.ts';
import { isOwner } from './folder-owner.ts';
import { takenFailure } from './locked-by.ts';
import { assertCommitSyncs, openCluster, openingFailure, runningFailure } from './open-cluster.ts';
import { StatementQueue } from './statement-queue.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/*
 * The thread in which the embedded engine runs: its calls block the thread they are made on. Started by `worker-link.ts`
 * from this file's source or from its built form.
 */

// What `worker-link.ts` passes; nobody else starts this file.
const settings = workerData as WorkerSettings;
const running = new Int32Array(settings.running);

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}

function answerFailure(kind: 'broken' | 'refused', { code, message }: DatabaseError): void {
  answer({ kind, code, message });
}

/**
 * Ends this thread in the middle of whatever it does when another process has taken the folder: not a byte more of ours
 * may reach it, and what the engine does after a failed write is not ours to say. The main thread ends the thread.
 */
function requireOwner(): void {
  if (isOwner(settings.owner)) return;
  answerFailure('broken', takenFailure(settings.clusterFolder));
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (;;) Atomics.wait(never, 0, 0);
}

const asText = (text: string): string => text;

/** Values travel as text: the main thread parses them, by the rules that hold for both engines. */
function keepText(pglite: PGlite): void {
  for (const type of Object.keys(pglite.parsers)) pglite.parsers[type] = asText;
  pglite.serializers = {};
}

/** @returns the engine's own error in plain fields, or undefined when the engine itself failed */
function sqlErrorFields(error: unknown): SqlErrorFields | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if ('severity' in error && error.severity !== 'ERROR') return undefined;
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: error.message,
    code: error.code,
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    detail: text('detail'),
  };
}

async function runQuery(pglite: PGlite, request: Extract<WorkerRequest, { kind: 'query' }>): Promise<void> {
  const { id, sql, parameters } = request;
  Atomics.store(running, 0, id);
  requireOwner();
  try {
    const result = await pglite.query<(string | null)[]>(sql, parameters, { rowMode: 'array' });
    answer({
      kind: 'rows',
      id,
      columns: result.fields.map((field) => field.name),
      types: result.fields.map((field) => field.dataTypeID),
      rows: result.rows,
      command: result.command ?? '',
      affected: result.affectedRows ?? 0,
      inTransaction: pglite.isInTransaction(),
    });
  } catch (error) {
    const fields = sqlErrorFields(error);
    if (fields === undefined) answerFailure('broken', runningFailure(String(error)));
    else answer({ kind: 'error', id, error: fields, inTransaction: pglite.isInTransaction() });
  } finally {
    Atomics.store(running, 0, 0);
  }
}

async function main(): Promise<void> {
  requireOwner();
  let isOpen = false;
  const { pglite, files } = await openCluster(
    settings.clusterFolder,
    (line) => {
      if (isOpen) answerFailure('broken', runningFailure(line));
      else answerFailure('refused', openingFailure(settings.clusterFolder, line));
    },
    requireOwner,
  );
  await assertCommitSyncs(pglite, files);
  isOpen = true;
  keepText(pglite);

  const queue = new StatementQueue();
  let isPumping = false;

  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    for (let task = queue.next(); task !== undefined; task = queue.next()) {
      if (task.kind === 'query') await runQuery(pglite, task);
      else if (queue.holder === task.session) await pglite.query('rollback');
      queue.settle(task.session, pglite.isInTransaction());
    }
    isPumping = false;
  }

  async function close(): Promise<void> {
    if (pglite.isInTransaction()) await pglite.query('rollback');
    await pglite.query('checkpoint');
    await pglite.close();
    answer({ kind: 'closed' });
  }

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request.kind === 'close') void close();
    else {
      queue.add(request);
      void pump();
    }
  });
  answer({ kind: 'ready' });
}

main().catch((error: unknown) => {
  const known = error instanceof DatabaseError ? error : openingFailure(settings.clusterFolder, String(error));
  answerFailure('refused', known);
});
