import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { fieldCode } from '../../engine/schema/fields/fields.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { sayWords, type WordArgs } from '../../engine/schema/findings/words.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { Refused } from '../kernel/refused.ts';
import { translateTo } from '../kernel/words.ts';
import type { Preview, RowProblem } from './imported-row.ts';

/** The place of a finding in a record: a field, or a cell of a sub-table. */
function placeOf(at: string): Pick<RowProblem, 'field' | 'child'> {
  const [, name = '', child, column] = at.split('/');
  return column === undefined ? { field: name } : { field: `${name}-${column}`, child: Number(child) };
}

export function ofFindings(row: number, findings: readonly CallFinding[]): RowProblem[] {
  return findings.map(({ at, code, args = {} }) => {
    const { row: _row, ...params } = args;
    return { row, ...placeOf(at), problem: { code, params } };
  });
}

/** @param at begins with the place of the row */
export function ofRecord({ at, field, problem }: RecordProblem): RowProblem {
  const [, row = '', ...rest] = at.split('/');
  const label: WordArgs = field ? { label: labelOf(field) } : {};
  const place = placeOf(`/${rest.join('/')}`);
  return {
    row: Number(row),
    ...place,
    field: field ? fieldCode(field) : place.field,
    problem: { code: problem.code, params: { ...problem.params, ...label } },
  };
}

/** Why a row was refused when it was written. @throws what is no refusal */
export function ofRefusal(row: number, error: unknown): RowProblem[] {
  if (!(error instanceof Refused)) throw error;
  const findings = error.data?.findings ?? [];
  if (findings.length > 0) return ofFindings(row, findings);
  const { code, args = {} } = error.words;
  return [{ row, field: '', problem: { code, params: args } }];
}

export function sayProblem({ problem: { code, params = {} } }: RowProblem, language: Language): string {
  const args: WordArgs = params;
  if (code.startsWith('field.') || code.startsWith('calc.')) return findingText({ code, args }, language).message;
  return sayWords({ code, args }, translateTo(language));
}

export const errorOf = (problem: RowProblem, language: Language): Preview['errors'][number] => ({
  row: problem.row,
  field: problem.field,
  ...(problem.child === undefined ? {} : { child: problem.child }),
  message: sayProblem(problem, language),
});
