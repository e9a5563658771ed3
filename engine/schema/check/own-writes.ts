import type { CompiledField, CompiledForm } from './compile-form.ts';
import type { Read } from './compile-rule.ts';
import { cameToHold, holdings } from './set-rules.ts';

type Values = Record<string, unknown>;

/** Which fields a form writes by itself, and from where it starts; asked of a cell with its row. */
export interface OwnWrites {
  /** Whether the field keeps to its formula. */
  byFormula(one: CompiledField, row?: Values): boolean;
  /** Which of its rules held before; undefined where they are not to act. */
  heldBefore(one: CompiledField, row?: Values): readonly boolean[] | undefined;
}

/**
 * Formulas and rules over one bringing to rest: each field that they write has what they give for the values as they are
 * by then, else what it had at first. Called again and again, it so ends where calculations and conditions end.
 * @param values as they are at first; written to in place
 * @returns writes once, reading `seen` (the values without what is hidden); true when something became another
 */
export function ownWriter(
  form: CompiledForm,
  values: Values,
  own: OwnWrites,
): (seen: Values, hidden: ReadonlySet<string>) => boolean {
  const first = new Map<object, Values>();
  const atFirst = (holder: Values) => {
    const known = first.get(holder) ?? { ...holder };
    first.set(holder, known);
    return known;
  };
  const given = (one: CompiledField, holder: Values, read: Read, seen: Values, row: Values | undefined): unknown => {
    const before = own.heldBefore(one, row);
    const rule = before && cameToHold(one.sets, before, holdings(one.sets, read));
    if (rule) return rule.value(read, seen, row);
    const formula = one.formula && own.byFormula(one, row) ? one.formula.run(seen, row) : null;
    return formula ?? atFirst(holder)[one.field.name];
  };
  const put = (holder: Values, name: string, value: unknown): boolean => {
    atFirst(holder);
    if (sameValue(holder[name], value)) return false;
    holder[name] = value;
    return true;
  };
  return (seen, hidden) => {
    let changed = false;
    const read: Read = (name) => (Object.hasOwn(seen, name) ? seen[name] : undefined);
    for (const one of form.written) {
      const { name } = one.field;
      const value = given(one, values, read, seen, undefined);
      if (!put(values, name, value)) continue;
      if (!hidden.has(name)) seen[name] = value;
      changed = true;
    }
    for (const { field, written, byName } of form.tables.values()) {
      const rows = written.length > 0 ? seen[field.name] : undefined;
      if (!Array.isArray(rows)) continue;
      for (const row of rows) {
        if (typeof row !== 'object' || row === null) continue;
        const readRow: Read = (name) => (byName.has(name) ? row[name] : read(name));
        for (const one of written) changed = put(row, one.field.name, given(one, row, readRow, seen, row)) || changed;
      }
    }
    return changed;
  };
}

/** Whether two values of a field are one; nothing and null are. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right || (left ?? null) === (right ?? null)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return JSON.stringify(left) === JSON.stringify(right);
}
