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

/** Lines that wait for the statement under way, by database: under load many go out together. */
const waiting = new WeakMap<AppContext['database'], Line[]>();

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
  const lines = waiting.get(context.database);
  if (lines) lines.push(line);
  else {
    waiting.set(context.database, [line]);
    // After the answer is on its way.
    setImmediate(() => void writeLines(context));
  }
}

async function writeLines({ database }: AppContext): Promise<void> {
  for (;;) {
    const lines = waiting.get(database) ?? [];
    if (lines.length === 0) break;
    waiting.set(database, []);
    try {
      await tables(database.kysely).insertInto('base_audit').values(lines).execute();
    } catch (error) {
      console.error(`${lines.length} audit lines were not written: ${String(error)}`);
    }
  }
  waiting.delete(database);
}
