import type { FormSession, Values } from '../contract/form-session.ts';
import { raw } from '../contract/formily.ts';
import { signalNames } from '../contract/signals.ts';
import { movedCells } from './field-problems.ts';
import type { FormChanges } from './form-changes.ts';
import type { FormCore } from './form-core.ts';
import type { FormJudgement } from './form-judgement.ts';

type Tables = Pick<FormSession, 'rows' | 'setCell' | 'setRows' | 'checkCells'>;

/** The part of a session that reads and writes rows of sub-tables and their cells. */
export function formTables(core: FormCore, judgement: FormJudgement, changes: FormChanges): Tables {
  const { form, signals, rowsOf } = core;
  const { problems } = judgement;
  return {
    rows: rowsOf,
    setCell(table, row, column, value) {
      changes.change(() => {
        // Rows by the table's kind; a name that is no table of the form has none.
        const target = (form.values[table] as Values[] | undefined)?.[row];
        if (!target) return;
        changes.quietly(() => {
          target[column] = value;
        });
        core.ownWrites.typedCell(raw(target), column);
        changes.mark(table, [row]);
      });
    },
    setRows(table, rows) {
      const before = rowsOf(table);
      const known = new Set(before);
      const next = rows.map((row) => raw(row));
      const kept = new Set(next);
      next.forEach((row, index) => {
        const was = before[index];
        if (was && !known.has(row) && !kept.has(was)) core.ownWrites.replaceRow(was, row);
      });
      changes.change(() => {
        changes.quietly(() => {
          form.values[table] = [...next];
        });
        const problem = problems.get(table);
        if (problem) problems.set(table, { ...problem, cells: movedCells(problem.cells, before, next) });
        changes.markRows(table, new Set([...next.keys()].filter((index) => !known.has(next[index] ?? {}))));
      });
    },
    checkCells(table, rows, columns) {
      const had = problems.has(table);
      judgement.judgeSome(table, new Set(rows), columns && new Set(columns));
      for (const row of rows) signals.notify(signalNames.row(table, row));
      signals.notify(signalNames.cells(table));
      if (problems.has(table) !== had) signals.notify(table);
      judgement.announce();
    },
  };
}
