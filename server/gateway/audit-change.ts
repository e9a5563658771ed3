import type { AppContext } from '../kernel/app-context.ts';
import type { Access } from './model-access.ts';
import { runStatement } from './run-statement.ts';

/** As much of it as other lines keep. */
const agentLength = 500;

/** In the order of the statement's parameters. */
type Line = readonly [
  id: string,
  tenantId: string,
  userId: string,
  action: string,
  target: string,
  time: string,
  address: string,
  agent: string,
  requestId: string,
];

/** One text however many lines, so that the engine keeps it parsed: a parameter is a column of them. */
const insertLines = `
  insert into base_audit (id, tenant_id, user_id, action, target, creator_time, address, agent, request_id, outcome, detail)
  select line.*, 'done', ''
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[], $8::text[],
    $9::text[]) as line`;

interface Queue {
  lines: Line[];
  /** Until nothing waits any more. */
  readonly written: Promise<void>;
}

/** After a statement, so that under load the next one takes many lines: each statement is a commit of its own. */
const gatherMs = 20;

/** What waits for the next statement, by database. */
const queues = new WeakMap<AppContext['database'], Queue>();

/**
 * The audit line of a write that the row itself records too (who and when): written beside the answer, not before it, and
 * together with those of the same moment. A line that cannot be written fails nobody's save.
 */
export function noteChange(context: AppContext, { actor, model }: Access, action: string, dataId: string): void {
  const line: Line = [
    context.newId(),
    actor.tenantId,
    actor.userId,
    action,
    `${model.id}/${dataId}`,
    context.now().toISOString(),
    actor.caller?.address ?? '',
    (actor.caller?.agent ?? '').slice(0, agentLength),
    actor.caller?.requestId ?? '',
  ];
  const queue = queues.get(context.database);
  if (queue) queue.lines.push(line);
  else queues.set(context.database, { lines: [line], written: writeLines(context.database) });
}

/** Before the database is closed: every line that waits is written. */
export async function settleChanges({ database }: AppContext): Promise<void> {
  await queues.get(database)?.written;
}

async function writeLines(database: AppContext['database']): Promise<void> {
  // After the answer is on its way.
  await new Promise((resolve) => setImmediate(resolve));
  for (;;) {
    const queue = queues.get(database);
    const lines = queue?.lines.splice(0) ?? [];
    if (lines.length === 0) break;
    try {
      const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => lines.map((line) => line[column]));
      await runStatement(database.kysely, insertLines, columns);
    } catch (error) {
      process.stderr.write(`${lines.length} audit lines were not written: ${String(error)}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
  }
  queues.delete(database);
}
