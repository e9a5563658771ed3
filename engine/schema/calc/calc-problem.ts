import type { TextParams } from '../text/text.ts';

/** What can be wrong with a stored expression; texts under the same key in `calcTexts`. */
export type CalcProblemCode =
  | 'calc.empty'
  | 'calc.tooLong'
  | 'calc.tooDeep'
  | 'calc.unknownField'
  | 'calc.notToken'
  | 'calc.number'
  | 'calc.alternate'
  | 'calc.brackets';

export interface CalcProblem {
  readonly code: CalcProblemCode;
  /** Place of the token in the stored list, from 0; the list's length where something is missing at its end. */
  readonly index: number;
  readonly params?: TextParams;
}

/** Why an evaluation gave 0; `name` is the field or `table-column` that was to blame, where one is. */
export interface CalcWarning {
  readonly code: 'calc.notANumber' | 'calc.divideByZero' | 'calc.overflow';
  readonly name?: string;
}

/** Limits of one expression. Source: reliability A46 (refused at save). */
export const calcLimits = { tokens: 500, depth: 64, tokenCharacters: 200 } as const;
