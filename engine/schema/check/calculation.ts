import { type Compiled, compileCalculation, evaluate, isBlank, ownValue } from '../calc/index.ts';
import type { Field, FieldCatalogue } from '../fields/fields.ts';
import { exactNumber, type ValueKindName } from '../values/index.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Calculation {
  /** Fields of the form by name, columns as `table-column`. */
  readonly reads: ReadonlySet<string>;
  /**
   * @returns the value, exact: a number, or digits as text where a number would round; null where a formula has nothing
   *   to give (a calculated field then gives 0)
   */
  run(values: Values, row?: Values): number | string | null;
}

/** Kinds that a formula can write, and a calculation of a rule. */
export const formulaKinds: ReadonlySet<ValueKindName> = new Set(['integer', 'decimal']);

/** Decimals of a number whose field says nothing of them. */
const usualDecimals = 6;

/** A formula that does not compile was reported; the field then shows 0, as the specification has it. */
export function compileOwnCalculation(field: Field, catalogue: FieldCatalogue): Calculation | null {
  if (field.kind !== 'computed') return null;
  const { expression, precision } = field.props;
  const compiled = compileTokens(expression, field, catalogue);
  if (!compiled) return { reads: new Set(), run: () => 0 };
  const digits = typeof precision === 'number' ? precision : undefined;
  return {
    reads: readsOf(compiled),
    run: (values, row) => exactNumber(evaluate(compiled, { values, row, precision: digits })),
  };
}

/** `defaultExpression`: what a field of a new record holds until somebody changes it; null where there is none. */
export function compileStartFormula(field: Field, catalogue: FieldCatalogue): Calculation | null {
  const { defaultExpression } = field.node.config;
  return defaultExpression === undefined ? null : compileFormula(defaultExpression, field, catalogue);
}

/**
 * A calculation whose outcome a number field takes over, rounded to the field's own decimals. It has nothing to give where
 * it cannot be worked out (a division by zero, a text), and where it reads fields none of which is filled in.
 * @returns null for tokens that do not compile, and for a field that takes no number: the validator has reported it
 */
export function compileFormula(tokens: unknown, field: Field, catalogue: FieldCatalogue): Calculation | null {
  const compiled = formulaKinds.has(field.kind) ? compileTokens(tokens, field, catalogue) : null;
  if (!compiled || field.descriptor.filledBy !== undefined) return null;
  const decimals = typeof field.props.precision === 'number' ? field.props.precision : usualDecimals;
  const precision = field.kind === 'integer' ? 0 : decimals;
  return {
    reads: readsOf(compiled),
    run: (values, row) => {
      if (readsBlanks(compiled, field, values, row)) return null;
      let failed = false;
      const onWarning = () => {
        failed = true;
      };
      const result = evaluate(compiled, { values, row, precision, onWarning });
      return failed ? null : exactNumber(result);
    },
  };
}

function compileTokens(tokens: unknown, field: Field, catalogue: FieldCatalogue): Compiled | null {
  const compiled = compileCalculation(Array.isArray(tokens) ? tokens : [], {
    isField: (name) => catalogue.byName.has(name),
    isColumn: (table, child) => catalogue.tables.get(table)?.columns.some((column) => column.name === child) === true,
    ...(field.table === null ? {} : { currentTable: field.table }),
  });
  return compiled.kind === 'compiled' ? compiled : null;
}

function readsOf({ references }: Compiled): Set<string> {
  return new Set([...references.fields, ...references.columns.map(({ table, child }) => `${table}-${child}`)]);
}

/** Whether a calculation reads fields, and none of them is filled in. */
function readsBlanks({ references }: Compiled, field: Field, values: Values, row: Values | undefined): boolean {
  const { fields, columns } = references;
  if (fields.length + columns.length === 0) return false;
  const isColumnBlank = ({ table, child }: { readonly table: string; readonly child: string }) => {
    if (row !== undefined && table === field.table) return isBlank(ownValue(row, child));
    const rows = ownValue(values, table);
    return !Array.isArray(rows) || rows.every((one) => isBlank(ownValue(one, child)));
  };
  return fields.every((name) => isBlank(ownValue(values, name))) && columns.every(isColumnBlank);
}
