import type { Clock } from '../contract/clock.ts';
import {
  type CompiledField,
  type CompiledForm,
  type CompiledTable,
  cameToHold,
  defaultValue,
  holdings,
  type OwnWrites,
  type Read,
  sameValue,
} from '../schema/check/index.ts';
import { isEmptyValue } from '../schema/values/index.ts';

type Values = Record<string, unknown>;

/** What is remembered of a form, or of a row, between two changes. */
interface Memory {
  /** By field: which of its rules hold. */
  readonly held: Map<string, readonly boolean[]>;
  /** By field: what its formula wrote last. A field that holds anything else is the person's. */
  readonly written: Map<string, unknown>;
  /** Cells that a person has changed; of a row only. */
  readonly typed: Set<string>;
}

/** The form as far as rules and formulas read and write it. */
interface Host {
  readonly compiled: CompiledForm;
  readonly clock: Clock;
  readonly read: Read;
  values(): Values;
  isTyped(name: string): boolean;
  /** What the field holds, shown or not. */
  valueOf(name: string): unknown;
  write(name: string, value: unknown): void;
}

/** Formulas and rules of an open form: what they write while a person fills it in. When they act: see `SetRule`. */
export interface FormulasAndRules {
  /** What is written into the values of a new record before it is shown. */
  readonly atStart: OwnWrites;
  /** The form has these values now: from here on changes count. */
  begin(values: Values, read: Read, isNew: boolean): void;
  /** A field whose reads have changed. */
  follow(one: CompiledField): void;
  /** A row one of whose cells, or what they read, has changed. @returns whether a cell has become another */
  followRow(table: CompiledTable, row: Values, put: (column: string, value: unknown) => void): boolean;
  typedCell(row: Values, column: string): void;
  /** A row that a person wrote over, as a new object, goes on as the row that it was. */
  replaceRow(before: Values, after: Values): void;
}

export function createFormulasAndRules(host: Host): FormulasAndRules {
  const { compiled } = host;
  let memory = emptyMemory();
  let rows = new WeakMap<object, Memory>();

  /** A cell of a new row that holds what every new row holds: nobody has written in it. */
  const isAsMade = ({ field }: CompiledField, cell: unknown) =>
    isEmptyValue(cell) || sameValue(cell, defaultValue(field, host.clock.now(), host.clock.timeZone));
  const rowRead =
    (table: CompiledTable, row: Values, read: Read): Read =>
    (name) =>
      table.byName.has(name) ? row[name] : read(name);
  const remember = (into: Memory, one: CompiledField, read: Read) => {
    if (one.sets.length > 0) into.held.set(one.field.name, holdings(one.sets, read));
  };
  /** A formula goes on from what stands there, unless a rule came first. */
  const start = (into: Memory, one: CompiledField, holder: Values, read: Read, isNew: boolean) => {
    const { name } = one.field;
    remember(into, one, read);
    if (isNew && one.formula && !into.held.get(name)?.includes(true)) into.written.set(name, holder[name]);
  };

  /** What a field takes now; undefined where it keeps what it has. */
  const next = (one: CompiledField, known: Memory, read: Read, row: Values | undefined, isTyped: boolean) => {
    const { name } = one.field;
    const value = row ? row[name] : host.valueOf(name);
    const before = known.held.get(name) ?? [];
    remember(known, one, read);
    const rule = cameToHold(one.sets, before, known.held.get(name) ?? []);
    if (rule && (rule.overwrites || !isTyped || isEmptyValue(value))) {
      known.written.delete(name);
      return { value: rule.value(read, host.values(), row) };
    }
    if (!one.formula || !known.written.has(name)) return undefined;
    if (isTyped || !sameValue(known.written.get(name), value)) {
      known.written.delete(name);
      return undefined;
    }
    const result = one.formula.run(host.values(), row);
    known.written.set(name, result);
    return { value: result ?? undefined };
  };

  const newRow = (table: CompiledTable, row: Values): Memory => {
    const made = emptyMemory();
    for (const one of table.written) {
      const { name } = one.field;
      if (!isAsMade(one, row[name])) remember(made, one, rowRead(table, row, host.read));
      else if (one.formula) made.written.set(name, row[name]);
    }
    return made;
  };

  return {
    atStart: {
      byFormula: (one, row) => !row || isAsMade(one, row[one.field.name]),
      heldBefore: (one, row) => (!row || isAsMade(one, row[one.field.name]) ? [] : undefined),
    },
    begin(values, read, isNew) {
      memory = emptyMemory();
      rows = new WeakMap();
      for (const one of compiled.written) start(memory, one, values, read, isNew);
      for (const [name, table] of compiled.tables) {
        const list = table.written.length > 0 ? values[name] : undefined;
        if (!Array.isArray(list)) continue;
        for (const row of list) {
          if (typeof row !== 'object' || row === null) continue;
          const known = emptyMemory();
          for (const one of table.written) start(known, one, row, rowRead(table, row, read), isNew);
          rows.set(row, known);
        }
      }
    },
    follow(one) {
      if (!one.formula && one.sets.length === 0) return;
      const { name } = one.field;
      const taken = next(one, memory, host.read, undefined, host.isTyped(name));
      if (taken && !sameValue(taken.value, host.valueOf(name))) host.write(name, taken.value);
    },
    followRow(table, row, put) {
      let changed = false;
      const known = rows.get(row) ?? newRow(table, row);
      rows.set(row, known);
      for (const one of table.written) {
        const { name } = one.field;
        const taken = next(one, known, rowRead(table, row, host.read), row, known.typed.has(name));
        if (!taken || sameValue(taken.value, row[name])) continue;
        put(name, taken.value);
        changed = true;
      }
      return changed;
    },
    typedCell(row, column) {
      const known = rows.get(row);
      known?.typed.add(column);
    },
    replaceRow(before, after) {
      const known = rows.get(before);
      if (!known) return;
      const changed = Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
      rows.set(after, {
        held: new Map(known.held),
        written: new Map(known.written),
        typed: new Set([...known.typed, ...changed]),
      });
    },
  };
}

function emptyMemory(): Memory {
  return { held: new Map(), written: new Map(), typed: new Set() };
}
