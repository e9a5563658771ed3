import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { referredIn, referredKey } from '../../engine/schema/references/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Reads, refusedPicks } from '../permission/references/index.ts';
import type { ChangedCell } from './changed-cell.ts';

/** A value that points to something it did not point to before. */
interface Pick {
  readonly cell: ChangedCell;
  readonly refers: Refers;
  readonly value: unknown;
}

/**
 * Values that point to what may not be chosen: a question for each target, however many values. What a record points to
 * already stays, whatever has become of it.
 * @param reads the transaction, where the work runs in one
 */
export async function referenceProblems(
  reads: Reads,
  actor: Actor,
  cells: readonly ChangedCell[],
): Promise<RecordProblem[]> {
  const byTarget = new Map<string, Pick[]>();
  for (const pick of cells.flatMap(newPick)) {
    const target = JSON.stringify(pick.refers);
    const known = byTarget.get(target);
    if (known) known.push(pick);
    else byTarget.set(target, [pick]);
  }
  const problems: RecordProblem[] = [];
  for (const picks of byTarget.values()) {
    const [first] = picks;
    if (!first) continue;
    const values = picks.map(({ value }) => value);
    const refused = await refusedPicks(reads, actor, first.refers, values);
    for (const [index, { cell }] of picks.entries()) {
      const name = refused[index];
      if (name !== undefined)
        problems.push({ at: cell.at, field: cell.field, problem: { code: 'field.reference', params: { name } } });
    }
  }
  return problems;
}

function newPick(cell: ChangedCell): Pick[] {
  const refers = cell.field.descriptor.refers?.(cell.field.node);
  const value = refers && newIn(refers, cell.value, cell.before);
  return refers && value !== undefined ? [{ cell, refers, value }] : [];
}

/** Of several, those that it did not point to before; of one, itself. Undefined where nothing is new. */
function newIn({ to }: Refers, value: unknown, before: unknown): unknown {
  const keyOf = (entry: unknown) => referredIn(to, entry).map(referredKey).join(' ');
  const isWay = to === 'organize' && Array.isArray(value) && !value.some(Array.isArray);
  if (isWay || !Array.isArray(value)) return keyOf(value) === keyOf(before) ? undefined : value;
  const known = new Set((Array.isArray(before) ? before : [before]).map(keyOf));
  const entries = value.filter((entry) => !known.has(keyOf(entry)));
  return entries.length > 0 ? entries : undefined;
}
