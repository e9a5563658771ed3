import { useEngine, useSignals } from '../../engine/contract/engine-context.ts';
import { problemsOfRow, type RowProblems } from './row-problems.ts';
import { useSheet } from './sheet-model.ts';

/** What is wrong with one row; a new judgement wakes the rows that it concerns, and no other. */
export function useRowProblems(index: number): RowProblems {
  const { name } = useSheet();
  const { session } = useEngine();
  return useSignals([name], () => problemsOfRow(session.state(name).problem, index));
}
