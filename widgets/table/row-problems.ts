import type { FieldProblem } from '../../engine/contract/form-session.ts';
import { problemText } from '../../engine/schema/rules/index.ts';
import type { Problem } from '../../engine/schema/text/problem.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { SheetColumn } from './sheet-columns.ts';

export type RowProblems = ReadonlyMap<string, Problem>;

const none: RowProblems = new Map();
const known = new WeakMap<FieldProblem, ReadonlyMap<number, RowProblems>>();

/** Problems by row and column, sorted out once for a judgement. */
export function problemsByRow(problem: FieldProblem | null): ReadonlyMap<number, RowProblems> {
  if (!problem) return new Map();
  const before = known.get(problem);
  if (before) return before;
  const rows = new Map<number, Map<string, Problem>>();
  for (const { row, column, problem: what } of problem.cells) {
    const cells = rows.get(row) ?? new Map<string, Problem>();
    if (!cells.has(column)) cells.set(column, what);
    rows.set(row, cells);
  }
  known.set(problem, rows);
  return rows;
}

export const problemsOfRow = (problem: FieldProblem | null, row: number): RowProblems =>
  problemsByRow(problem).get(row) ?? none;

/** What is wrong with a row in one line; cells that lack the same thing are named together: 单位、数量不能为空. */
export function rowProblemText(problems: RowProblems, columns: readonly SheetColumn[], translate: Translate): string {
  const separator = translate('list.separator');
  const missing: string[] = [];
  const others: string[] = [];
  for (const { name, label } of columns) {
    const problem = problems.get(name);
    if (!problem) continue;
    if (problem.code === 'field.required' && !problem.message) missing.push(label);
    else {
      const text = problemText(problem, translate, label);
      others.push(text.includes(label) ? text : `${label} ${text}`);
    }
  }
  const together = missing.length > 0 ? [translate('field.required', { label: missing.join(separator) })] : [];
  return [...together, ...others].join(translate('widget.table.also'));
}
