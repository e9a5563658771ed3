import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { RecordSource } from '../../engine/schema/fields/record-source.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type ChangedCell, referenceProblems } from '../offers/index.ts';
import { linkedRecords } from './linked-records.ts';
import type { Handle } from './run-statement.ts';

/**
 * Values that point to what may not be chosen: people and places, and records out of the actor's reach. What a record points to
 * already stays, whatever has become of it.
 * @param handle the transaction, where the work runs in one
 */
export async function pickedProblems(
  context: AppContext,
  handle: Handle,
  actor: Actor,
  cells: readonly ChangedCell[],
): Promise<RecordProblem[]> {
  const references = await referenceProblems({ database: { kysely: handle } }, actor, cells);
  return [...references, ...(await recordProblems(context, handle, actor, cells))];
}

interface Pick {
  readonly cell: ChangedCell;
  readonly ids: readonly string[];
}

/** A question for each model, however many values. */
async function recordProblems(context: AppContext, handle: Handle, actor: Actor, cells: readonly ChangedCell[]) {
  const byModel = new Map<string, { readonly picked: RecordSource; readonly picks: Pick[] }>();
  for (const cell of cells) {
    const { descriptor, node } = cell.field;
    const picked = descriptor.picksRecord?.(node);
    if (!picked) continue;
    const known = byModel.get(picked.modelId) ?? { picked, picks: [] };
    known.picks.push({ cell, ids: newIn(cell) });
    byModel.set(picked.modelId, known);
  }
  const problems: RecordProblem[] = [];
  for (const { picked, picks } of byModel.values()) {
    const found = await linkedRecords(context, handle, actor, picked, [...new Set(picks.flatMap(({ ids }) => ids))]);
    for (const { cell, ids } of picks) {
      const name = ids.find((id) => !found.rows.has(id));
      if (name !== undefined)
        problems.push({ at: cell.at, field: cell.field, problem: { code: 'field.reference', params: { name } } });
    }
  }
  return problems;
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

function newIn({ value, before }: ChangedCell): string[] {
  const held = new Set(idsIn(before));
  return idsIn(value).filter((id) => !held.has(id));
}
