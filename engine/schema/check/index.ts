// Here: the judge of a record, which form and server share: rules, conditions, calculations, limits.

export { type Calculation, formulaKinds } from './calculation.ts';
export {
  type CheckAround,
  type CheckedRecord,
  checkRecord,
  isRequired,
  type RecordProblem,
} from './check-record.ts';
export { type CompiledField, type CompiledForm, type CompiledTable, compileForm } from './compile-form.ts';
export { type CompiledRule, comparedElsewhere, compileRules, type Read } from './compile-rule.ts';
export { unkeptCheck } from './conditional-checks.ts';
export { checkDateLimits, type DateLimits, dateLimits, limitWords } from './date-limits.ts';
export { defaultValue } from './default-value.ts';
export { isEmptyRow, withoutEmptyRows } from './empty-rows.ts';
export { isUnfilled } from './is-unfilled.ts';
export { type OwnPlaces, ownReference, startsWithOwn } from './own-reference.ts';
export { type OwnWrites, sameValue } from './own-writes.ts';
export { cameToHold, holdings, mayTake, sourceOf, takesRules } from './set-rules.ts';
export { settle } from './settle.ts';
export { isUnchangedValue as isStanding, type Standing, standing } from './unchanged-value.ts';
