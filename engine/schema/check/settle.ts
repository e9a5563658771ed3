import type { CompiledForm, CompiledTable } from './compile-form.ts';
import type { Read } from './compile-rule.ts';
import { type OwnWrites, ownWriter } from './own-writes.ts';

type Values = Record<string, unknown>;

/**
 * Brings values to rest: fields whose conditions do not hold count as empty, calculated fields (and columns) are
 * computed, formulas and rules write, until nothing changes any more. No chain takes more rounds than there are conditions,
 * calculations and such fields; a circle stays as the last round left it.
 * @param values changed in place: calculated fields are written, hidden ones are left for the caller
 * @param own which fields formulas and rules write; none where it is left out
 * @returns names of the fields that are not shown
 */
export function settle(form: CompiledForm, values: Values, own?: OwnWrites): { hidden: ReadonlySet<string> } {
  const cells = [...form.tables.values()].reduce((count, { written }) => count + written.length, 0);
  const roundsMost = form.conditional.length + form.calculations.length + form.written.length + cells + 2;
  const write = own && ownWriter(form, values, own);
  let hidden = new Set<string>();
  for (let round = 0; round < roundsMost; round += 1) {
    const seen = without(values, hidden);
    const wrote = write?.(seen, hidden) ?? false;
    const changed = calculate(form, seen, values) || wrote;
    const next = new Set<string>();
    // What this round has hidden is empty to the conditions after it, so that a chain in document order takes one round.
    const read: Read = (name) => (!next.has(name) && Object.hasOwn(seen, name) ? seen[name] : undefined);
    for (const one of form.conditional) if (!one.shown?.holds(read)) next.add(one.field.name);
    if (!changed && same(next, hidden)) break;
    hidden = next;
  }
  return { hidden };
}

function without(values: Values, hidden: ReadonlySet<string>): Values {
  if (hidden.size === 0) return values;
  const seen = { ...values };
  for (const name of hidden) delete seen[name];
  return seen;
}

function calculate(form: CompiledForm, seen: Values, values: Values): boolean {
  let changed = false;
  for (const table of form.tables.values()) changed = calculateColumns(table, seen) || changed;
  for (const { field, calculation } of form.calculations) {
    const result = calculation?.run(seen);
    if (values[field.name] === result) continue;
    values[field.name] = result;
    if (seen !== values) seen[field.name] = result;
    changed = true;
  }
  return changed;
}

function calculateColumns({ field, calculations }: CompiledTable, seen: Values): boolean {
  const rows = seen[field.name];
  if (calculations.length === 0 || !Array.isArray(rows)) return false;
  let changed = false;
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const column of calculations) {
      const result = column.calculation?.run(seen, row);
      if (row[column.field.name] === result) continue;
      row[column.field.name] = result;
      changed = true;
    }
  }
  return changed;
}

function same(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((name) => right.has(name));
}
