import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { SqlError } from '../database/index.ts';
import { Refused } from '../kernel/refused.ts';
import type { PublishedModel } from './model-shape.ts';
import { refuseProblems } from './record-findings.ts';

/** What a column said that no check of ours knows: those of a table that was made elsewhere have rules of their own. */
const reasons: Readonly<Record<string, string>> = { '23502': 'field.required', '22003': 'field.number' };
const states: ReadonlySet<string> = new Set(['23502', '23503', '23505', '23514', '22001', '22003', '22P02']);

/**
 * Says what the database refused in a record, at its field where it names one.
 * @throws Refused findings, badInput; returns for any other error
 */
export function refuseColumnError({ main }: PublishedModel, error: unknown): void {
  if (!(error instanceof SqlError) || !states.has(error.code)) return;
  const column = main.columns.find(({ name }) => name === error.column);
  const code = reasons[error.code];
  if (column && code) {
    const problem: RecordProblem = { at: pointer('', column.field.name), field: column.field, problem: { code } };
    refuseProblems([problem]);
  }
  const rule = error.constraint ?? error.column ?? error.code;
  throw new Refused('badInput', 'record.byTable', { rule });
}
