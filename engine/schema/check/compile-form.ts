import type { Field, FieldCatalogue, TableField } from '../fields/fields.ts';
import { readableOf } from '../fields/secret-fields.ts';
import type { Check, PatternEngine } from '../rules/index.ts';
import { type Calculation, compileOwnCalculation, compileStartFormula } from './calculation.ts';
import { chainColumns, readShownCells } from './cell-conditions.ts';
import { type CompiledRule, compileRules } from './compile-rule.ts';
import { type ConditionalCheck, compileConditionalChecks, judgedBy } from './conditional-checks.ts';
import { hasDateLimits, knowRelated } from './date-limits.ts';
import { compileJudge, type Judge } from './field-checks.ts';
import { compileSetRules, type SetRule } from './set-rules.ts';

/** A field with its rules, conditions and calculation as closures, made once for a document revision. */
export interface CompiledField {
  readonly field: Field;
  readonly judge: Judge;
  readonly shown: CompiledRule | null;
  readonly enabled: CompiledRule | null;
  readonly requiredWhen: CompiledRule | null;
  /** Asked for at once; with `requiredWhen` only while that holds. */
  readonly required: boolean;
  readonly calculation: Calculation | null;
  /** What the field of a new record holds until somebody changes it. */
  readonly formula: Calculation | null;
  readonly sets: readonly SetRule[];
  readonly hasDateLimits: boolean;
  /** Rules of the value under conditions. */
  readonly conditionalChecks: readonly ConditionalCheck[];
}

export interface CompiledTable {
  readonly field: TableField;
  readonly columns: readonly CompiledField[];
  readonly byName: ReadonlyMap<string, CompiledField>;
  /** Calculated columns, each after those it reads. */
  readonly calculations: readonly CompiledField[];
  /** Columns that a formula or a rule writes. */
  readonly written: readonly CompiledField[];
}

export interface CompiledForm {
  readonly catalogue: FieldCatalogue;
  readonly fields: readonly CompiledField[];
  readonly byName: ReadonlyMap<string, CompiledField>;
  readonly tables: ReadonlyMap<string, CompiledTable>;
  /** Calculated fields of the main form, each after those it reads. */
  readonly calculations: readonly CompiledField[];
  readonly conditional: readonly CompiledField[];
  /** Fields of the main form that a formula or a rule writes. */
  readonly written: readonly CompiledField[];
  /** Fields of the main form whose state or value depends on this name: the reverse dependency index. */
  dependents(name: string): readonly CompiledField[];
}

/** @param further checks of a field beside those of its node: what its column can hold */
export function compileForm(
  catalogue: FieldCatalogue,
  patterns: PatternEngine,
  further: (field: Field) => readonly Check[] = () => [],
): CompiledForm {
  const readable = readableOf(catalogue);
  const single = (field: Field): CompiledField => compileField(field, readable, patterns, further(field));
  const alone = new Map([...catalogue.tables.values()].map((table) => [table.name, table.columns.map(single)]));
  const shownOnly = (calculation: Calculation | null, { field }: CompiledField) =>
    calculation && readShownCells(calculation, alone, field.table);
  const finish = (one: CompiledField): CompiledField =>
    one.calculation || one.formula
      ? { ...one, calculation: shownOnly(one.calculation, one), formula: shownOnly(one.formula, one) }
      : one;
  const tables = new Map<string, CompiledTable>();
  for (const table of catalogue.tables.values()) {
    const columns = chainColumns(alone.get(table.name) ?? []).map(finish);
    const byName = new Map(columns.map((column) => [column.field.name, column]));
    const own = (name: string) => (name.startsWith(`${table.name}-`) ? name.slice(table.name.length + 1) : name);
    const calculations = inOrder(columns, own);
    tables.set(table.name, { field: table, columns, byName, calculations, written: columns.filter(isWritten) });
  }
  const fields = catalogue.fields.map((field) => finish(single(field)));
  const users = new Map<string, CompiledField[]>();
  for (const one of fields) {
    for (const name of readsOf(one)) {
      const known = users.get(name);
      if (known) known.push(one);
      else users.set(name, [one]);
    }
  }
  const none: readonly CompiledField[] = [];
  return {
    catalogue,
    fields,
    byName: new Map(fields.map((one) => [one.field.name, one])),
    tables,
    calculations: inOrder(fields, (name) => name),
    conditional: fields.filter((one) => one.shown !== null),
    written: fields.filter(isWritten),
    dependents: (name) => users.get(name) ?? none,
  };
}

const isWritten = ({ formula, sets }: CompiledField) => formula !== null || sets.length > 0;

const readsNothing: ReadonlySet<string> = new Set();

/** Every name of the main form on which a field's state or value depends; a sub-table stands for all its columns. */
function readsOf(one: CompiledField): ReadonlySet<string> {
  const isPlain = !one.shown && !one.enabled && !one.requiredWhen && !one.calculation && !one.hasDateLimits;
  if (isPlain && !isWritten(one) && one.conditionalChecks.length === 0) return readsNothing;
  const names = new Set<string>();
  for (const rule of [one.shown, one.enabled, one.requiredWhen]) for (const name of rule?.reads ?? []) names.add(name);
  const sums = [one.calculation, one.formula, ...one.sets].flatMap((part) => [...(part?.reads ?? [])]);
  for (const name of sums) names.add(name.split('-')[0] ?? name);
  for (const name of judgedBy(one)) names.add(name);
  return names;
}

function compileField(
  field: Field,
  /** Of the fields that rules and formulas know. */
  catalogue: FieldCatalogue,
  patterns: PatternEngine,
  further: readonly Check[],
): CompiledField {
  const columns = field.table === null ? undefined : catalogue.tables.get(field.table)?.columns;
  const find = (name: string) => columns?.find((column) => column.name === name) ?? catalogue.byName.get(name);
  const { requireWhen, config } = field.node;
  knowRelated(field, find);
  return {
    field,
    judge: compileJudge(field, patterns, further),
    shown: compileRules(field.shownBy, find),
    enabled: compileRules(field.enabledBy, find),
    requiredWhen: compileRules(requireWhen ? [requireWhen] : [], find),
    required: config.required === true && !field.hidden && field.descriptor.filledBy === undefined,
    calculation: compileOwnCalculation(field, catalogue),
    formula: compileStartFormula(field, catalogue),
    sets: compileSetRules(field, find, catalogue),
    hasDateLimits: hasDateLimits(field),
    conditionalChecks: compileConditionalChecks(field, find, patterns),
  };
}

/** Calculated fields so that each comes after those it reads; members of a cycle keep document order. */
function inOrder(fields: readonly CompiledField[], own: (name: string) => string): CompiledField[] {
  const calculated = new Map(fields.filter((one) => one.calculation).map((one) => [one.field.name, one]));
  const ordered = new Set<CompiledField>();
  const open = new Set<CompiledField>();
  const place = (one: CompiledField) => {
    if (ordered.has(one) || open.has(one)) return;
    open.add(one);
    for (const name of one.calculation?.reads ?? []) {
      const before = calculated.get(own(name));
      if (before) place(before);
    }
    open.delete(one);
    ordered.add(one);
  };
  for (const one of calculated.values()) place(one);
  return [...ordered];
}
