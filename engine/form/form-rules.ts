import type { Values } from '../contract/form-session.ts';
import type { CompiledField } from '../schema/check/index.ts';
import type { FormCore } from './form-core.ts';
import { tablesReading } from './tables-reading.ts';

/** Conditions, calculations, formulas and rules of an open form: what follows from a change of one of its values. */
export interface FormRules {
  /** Sub-tables with a calculated column that reads this name outside its own row. */
  tablesReading(name: string): Iterable<string>;
  /** Brings a field in step with what it reads. @returns whether it has been shown or hidden by that */
  follow(one: CompiledField): 'shown' | 'hidden' | null;
  /** Brings the columns of some rows that are calculated, or written by formulas and rules, in step. @returns rows in which a cell has become another */
  calculateRows(table: string, rows: ReadonlySet<number> | 'all'): ReadonlySet<number>;
}

/** @param quietly runs a write whose place is known better than Formily's path says */
export function createFormRules(core: FormCore, quietly: (write: () => void) => void): FormRules {
  const { compiled, form, own, rowsOf, isHidden, ownWrites } = core;
  const users = tablesReading(compiled);

  return {
    tablesReading: (name) => users.get(name) ?? [],
    follow(one) {
      const { name } = one.field;
      const turned = one.shown && core.settleShown(one);
      if (one.calculation && !isHidden(name)) {
        const result = one.calculation.run(own());
        if (own()[name] !== result) form.values[name] = result;
      }
      ownWrites.follow(one);
      return turned;
    },
    calculateRows(name, rows) {
      const table = compiled.tables.get(name);
      const different = new Set<number>();
      if (!table || table.calculations.length + table.written.length === 0) return different;
      const list = rowsOf(name);
      // Rows by the table's kind, observed: what shows them hears of the write.
      const observed = form.values[name] as Values[];
      /** No chain within a row is longer than it has such columns. */
      const roundsMost = table.written.length + 1;
      for (const index of rows === 'all' ? list.keys() : rows) {
        const row = list[index];
        const target = observed[index];
        if (!row || !target) continue;
        const put = (column: string, value: unknown) => {
          different.add(index);
          quietly(() => {
            target[column] = value;
          });
        };
        const calculate = () => {
          for (const { field, calculation } of table.calculations) {
            const result = calculation?.run(own(), row);
            if (row[field.name] !== result) put(field.name, result);
          }
        };
        calculate();
        if (table.written.length === 0) continue;
        for (let round = 0; round < roundsMost && ownWrites.followRow(table, row, put); round += 1) calculate();
      }
      return different;
    },
  };
}
