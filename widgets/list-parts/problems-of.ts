import type { CellProblem, FieldProblem, FormSession } from '../../engine/contract/form-session.ts';

interface Found {
  readonly at: string;
  readonly message: string;
}

/** What the server found, at the fields and cells that it names: `/no`, `/materials/2/quantity`. */
export function problemsOf(findings: readonly Found[], session: FormSession): FieldProblem[] {
  const byName = new Map<string, { problem: FieldProblem['problem']; cells: CellProblem[] }>();
  for (const { at, message } of findings) {
    const [, name = '', row, column] = at.split('/');
    if (!session.document.form.byName.has(name)) continue;
    const entry = byName.get(name) ?? { problem: null, cells: [] };
    if (row !== undefined && column !== undefined) {
      // The row is said by the place already.
      const words = message.replace(/^第 \d+ 行：/, '');
      entry.cells.push({ row: Number(row), column, problem: { code: 'field.refused', message: words } });
    } else entry.problem = { code: 'field.refused', message };
    byName.set(name, entry);
  }
  return [...byName].map(([name, entry]) => ({ name, ...entry }));
}
