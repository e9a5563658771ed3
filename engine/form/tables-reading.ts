import type { CompiledForm } from '../schema/check/index.ts';

/** Sub-tables with a column that is written by what this name holds outside its own row: a field of the form, another table. */
export function tablesReading(form: CompiledForm): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [table, { calculations, written, byName }] of form.tables) {
    const sums = [...calculations.map(({ calculation }) => calculation), ...written.map(({ formula }) => formula)];
    const conditions = written.flatMap(({ sets }) => sets.flatMap(({ reads }) => [...reads]));
    const outside = conditions.filter((name) => !byName.has(name));
    for (const read of [...sums.flatMap((sum) => [...(sum?.reads ?? [])]), ...outside]) {
      const name = read.split('-')[0] ?? read;
      if (name === table) continue;
      users.set(name, (users.get(name) ?? new Set()).add(table));
    }
  }
  return users;
}
