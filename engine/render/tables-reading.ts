import type { CompiledForm } from '../schema/check/index.ts';

/** Sub-tables with a calculated column that reads this name outside its own row: a field of the form, another table. */
export function tablesReading(form: CompiledForm): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [table, { calculations }] of form.tables) {
    for (const read of calculations.flatMap(({ calculation }) => [...(calculation?.reads ?? [])])) {
      const name = read.split('-')[0] ?? read;
      if (name === table) continue;
      users.set(name, (users.get(name) ?? new Set()).add(table));
    }
  }
  return users;
}
