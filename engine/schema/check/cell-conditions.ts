import { ownProperty } from '../calc/own-property.ts';
import type { Calculation } from './calculation.ts';
import type { CompiledField } from './compile-form.ts';
import type { CompiledRule, Read } from './compile-rule.ts';

type Values = Readonly<Record<string, unknown>>;
/** The conditions of a sub-table's columns, by column. */
type Conditions = ReadonlyMap<string, CompiledRule>;

/**
 * Columns of one sub-table whose conditions chain: a cell that is not shown counts as empty to every condition of its
 * row, as a field that is not shown does in the form.
 */
export function chainColumns(columns: readonly CompiledField[]): CompiledField[] {
  const conditions = conditionsOf(columns);
  if (conditions.size === 0) return [...columns];
  const chained = (rule: CompiledRule | null): CompiledRule | null => {
    if (!rule || ![...rule.reads].some((name) => conditions.has(name))) return rule;
    return { holds: (read) => rule.holds(shownCells(conditions, read)), reads: allReads(rule.reads, conditions) };
  };
  return columns.map((column) => ({
    ...column,
    shown: chained(column.shown),
    enabled: chained(column.enabled),
    requiredWhen: chained(column.requiredWhen),
  }));
}

function conditionsOf(columns: readonly CompiledField[]): Conditions {
  return new Map(columns.flatMap(({ field, shown }) => (shown ? [[field.name, shown] as const] : [])));
}

/** Each condition is asked once for a reading; one that leads back to itself counts its cell as shown. */
function shownCells(conditions: Conditions, read: Read): Read {
  const known = new Map<string, boolean>();
  const isShown = (name: string, rule: CompiledRule): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, true);
    const shown = rule.holds(seen);
    known.set(name, shown);
    return shown;
  };
  const seen: Read = (name) => {
    const rule = conditions.get(name);
    return rule && !isShown(name, rule) ? undefined : read(name);
  };
  return seen;
}

/** What a rule reads, and what decides whether the cells that it reads are there. */
function allReads(reads: ReadonlySet<string>, conditions: Conditions): ReadonlySet<string> {
  const all = new Set(reads);
  // A set that grows while it is walked is walked to its new end.
  for (const name of all) for (const further of conditions.get(name)?.reads ?? []) all.add(further);
  return all;
}

/**
 * A calculation to which cells that are not shown are empty, as they are once the record is stored.
 * @param tables columns of every sub-table by its name, as compiled, before their conditions are chained
 */
export function readShownCells(
  calculation: Calculation,
  tables: ReadonlyMap<string, readonly CompiledField[]>,
  ownTable: string | null,
): Calculation {
  const reads = new Set(calculation.reads);
  const concerned = new Map<string, { readonly conditions: Conditions; readonly own: ReadonlySet<string> }>();
  for (const [table, columns] of tables) {
    const conditions = conditionsOf(columns);
    const read = [...conditions.keys()].filter((name) => calculation.reads.has(`${table}-${name}`));
    if (read.length === 0) continue;
    const own = new Set(columns.map(({ field }) => field.name));
    concerned.set(table, { conditions, own });
    for (const name of allReads(new Set(read), conditions)) reads.add(own.has(name) ? `${table}-${name}` : name);
  }
  if (concerned.size === 0) return calculation;
  return {
    reads,
    run: (values, row) => {
      const seen: Record<string, unknown> = { ...values };
      for (const [table, { conditions, own }] of concerned) {
        const rows = values[table];
        // A column that is calculated for a row reads that row alone.
        if (!Array.isArray(rows) || (row && table === ownTable)) continue;
        seen[table] = rows.map((one: unknown) => shownPart(one, values, conditions, own));
      }
      const around = ownTable === null ? undefined : concerned.get(ownTable);
      return calculation.run(seen, row && around ? shownPart(row, values, around.conditions, around.own) : row);
    },
  };
}

function shownPart<Row>(row: Row, values: Values, conditions: Conditions, own: ReadonlySet<string>): Row {
  if (typeof row !== 'object' || row === null) return row;
  const read = shownCells(conditions, (name) => ownProperty(own.has(name) ? row : values, name));
  const shown = { ...row };
  for (const name of conditions.keys()) {
    if (Object.hasOwn(row, name) && conditions.get(name)?.holds(read) === false) Reflect.deleteProperty(shown, name);
  }
  return shown;
}
