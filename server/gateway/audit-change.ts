import type { AppContext } from '../app-context.ts';
import { tables } from '../tables.ts';
import type { Access } from './access.ts';

interface Line {
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly action: string;
  readonly target: string;
  readonly outcome: string;
  readonly detail: string;
  readonly creator_time: string;
}

interface Queue {
  lines: Line[];
  /** Until nothing waits any more. */
  readonly written: Promise<void>;
}

/** What waits for the statement under way, by database: under load many lines go out together. */
const queues = new WeakMap<AppContext['database'], Queue>();

/**
 * The audit line of a write that the row itself records too (who and when): written beside the answer, not before it, and
 * together with those of the same moment. A line that cannot be written fails nobody's save.
 */
export function noteChange(context: AppContext, { actor, model }: Access, action: string, dataId: string): void {
  const line: Line = {
    id: context.newId(),
    tenant_id: actor.tenantId,
    user_id: actor.userId,
    action,
    target: `${model.id}/${dataId}`,
    outcome: 'done',
    detail: '',
    creator_time: context.now().toISOString(),
  };
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
      await tables(database.kysely).insertInto('base_audit').values(lines).execute();
    } catch (error) {
      process.stderr.write(`${lines.length} audit lines were not written: ${String(error)}\n`);
    }
  }
  queues.delete(database);
}
