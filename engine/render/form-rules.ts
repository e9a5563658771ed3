import type { CompiledField } from '../schema/check/index.ts';
import type { FormCore, Values } from './form-core.ts';
import { tablesReading } from './tables-reading.ts';

/** Conditions and calculations of an open form: what follows from a change of one of its values. */
export interface FormRules {
  /** Sub-tables with a calculated column that reads this name outside its own row. */
  tablesReading(name: string): Iterable<string>;
  /** Brings a field in step with what it reads. @returns whether it has been shown or hidden by that */
  follow(one: CompiledField): 'shown' | 'hidden' | null;
  /** Brings the calculated columns of some rows in step. @returns rows in which a cell has become another */
  calculateRows(table: string, rows: ReadonlySet<number> | 'all'): ReadonlySet<number>;
}

/** @param quietly runs a write whose place is known better than Formily's path says */
export function createFormRules(core: FormCore, quietly: (write: () => void) => void): FormRules {
  const { compiled, form, own, read, rowsOf, isHidden } = core;
  const users = tablesReading(compiled);

  const settleShown = ({ field: { name }, shown }: CompiledField) => {
    if (!shown) return null;
    const holds = shown.holds(read);
    if (holds !== isHidden(name)) return null;
    if (holds) core.show(name);
    else core.hide(form.values, name);
    return holds ? 'shown' : 'hidden';
  };

  return {
    tablesReading: (name) => users.get(name) ?? [],
    follow(one) {
      const { name } = one.field;
      const turned = settleShown(one);
      if (one.calculation && !isHidden(name)) {
        const result = one.calculation.run(own());
        if (own()[name] !== result) form.values[name] = result;
      }
      return turned;
    },
    calculateRows(name, rows) {
      const table = compiled.tables.get(name);
      const different = new Set<number>();
      if (!table || table.calculations.length === 0) return different;
      const list = rowsOf(name);
      // Rows by the table's kind, observed: what shows them hears of the write.
      const observed = form.values[name] as Values[];
      for (const index of rows === 'all' ? list.keys() : rows) {
        for (const column of table.calculations) {
          const row = list[index];
          const result = row && column.calculation?.run(own(), row);
          const target = observed[index];
          if (!row || !target || row[column.field.name] === result) continue;
          different.add(index);
          quietly(() => {
            target[column.field.name] = result;
          });
        }
      }
      return different;
    },
  };
}
