import type { Field } from '../../engine/schema/fields/fields.ts';
import { allChecks, type Check, endsCheck, rangeCheck, stepCheck } from '../../engine/schema/rules/index.ts';

/** What a control of numbers (stars, a slider) lets nobody choose is taken from nobody. Source: reliability 0.3. */
export function numberControlLimits({ kind, descriptor, props }: Field): Check[] {
  const ends = descriptor.ends?.(props);
  if (!ends) return [];
  const { min, step } = ends;
  const within = allChecks([rangeCheck(ends), ...(step === undefined ? [] : [stepCheck({ min, step })])]);
  return [kind === 'numberRange' ? endsCheck(within) : within];
}
