import type { CellProblem, FieldProblem } from '../../engine/render/field-problems.ts';
import type { FormSession } from '../../engine/render/form-session.ts';

/** What the server found, at the fields and cells that it names: `/no`, `/materials/2/quantity`. */
export function problemsOf(findings: readonly { at: string; message: string }[], session: FormSession): FieldProblem[] {
  const byName = new Map<string, { problem: FieldProblem['problem']; cells: CellProblem[] }>();
  for (const { at, message } of findings) {
    const [, name = '', row, column] = at.split('/');
    if (!session.document.form.byName.has(name)) continue;
    const entry = byName.get(name) ?? { problem: null, cells: [] };
    const problem = { code: 'field.pattern', message };
    if (row !== undefined && column !== undefined) entry.cells.push({ row: Number(row), column, problem });
    else entry.problem = problem;
    byName.set(name, entry);
  }
  return [...byName].map(([name, entry]) => ({ name, ...entry }));
}
