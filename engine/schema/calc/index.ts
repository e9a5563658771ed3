// Here: the formula language: read, checked and worked out in exact decimals, with no eval.

export { type AmountInChinese, amountInChinese } from './amount-in-chinese.ts';
export type { CalcScope, CalcToken } from './calc-lexemes.ts';
export { type CalcProblem, type CalcProblemCode, type CalcWarning, calcLimits } from './calc-problem.ts';
export { type CalcTextKey, calcTexts } from './calc-texts.ts';
export { type CalcProblems, type CalcReferences, type Compiled, compileCalculation } from './compile-calculation.ts';
export { type Evaluation, evaluate } from './evaluate.ts';
export { canonicalText, ExactDecimal, maxNumberCharacters, toDecimal } from './exact-decimal.ts';
export { formatNumber, type NumberFormat, safePrecision } from './format-number.ts';
export { isNumberText } from './number-text.ts';
export { isBlank, ownProperty as ownValue } from './own-property.ts';
export { sumColumn } from './sum-column.ts';
