import type { CalcWarning } from './calc-problem.ts';
import type { Compiled } from './compile-calculation.ts';
import { canonicalText } from './exact-decimal.ts';
import { safePrecision } from './format-number.ts';

export interface Evaluation {
  /** The form's values by `vModel`, sub-tables as lists of rows; only own properties are read. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The row that is being calculated, when the field stands in a sub-table. */
  readonly row?: Readonly<Record<string, unknown>> | undefined;
  /** Decimals of the result, 0 to 20; 2 unless told. */
  readonly precision?: number | undefined;
  /** Told at most once an evaluation: the first reason for which the result is 0. */
  readonly onWarning?: ((warning: CalcWarning) => void) | undefined;
}

/** A result of this size or more is refused: no amount or measure is this large, and a column has to hold it. */
const resultLimit = '1e30';

/**
 * The value of a calculated field as canonical decimal text ("0.3", "-12"), ties rounded away from zero. Empty operands
 * count as 0. A non-numeric operand, a division by zero or an overflow gives "0" and a warning.
 * Source: library specification 5, "Calculated fields".
 */
export function evaluate(compiled: Compiled, { values, row, precision, onWarning }: Evaluation): string {
  let warned = false;
  const warn = (warning: CalcWarning) => {
    if (!warned) onWarning?.(warning);
    warned = true;
  };
  const result = compiled.run({ values, row, sums: new Map(), warn });
  if (!warned && (!result.isFinite() || result.abs().greaterThanOrEqualTo(resultLimit)))
    warn({ code: 'calc.overflow' });
  return warned ? '0' : canonicalText(result.toDecimalPlaces(safePrecision(precision, 2)));
}
