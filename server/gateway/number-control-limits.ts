import type { Field } from '../../engine/schema/fields/fields.ts';
import { allChecks, type Check, rangeCheck, stepCheck } from '../../engine/schema/rules/index.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';

/** What a control of numbers (stars, a slider) lets nobody choose is taken from nobody. Source: reliability 0.3. */
export function numberControlLimits({ kind, descriptor, props }: Field): Check[] {
  const ends = descriptor.ends?.(props);
  if (!ends) return [];
  const within = allChecks([rangeCheck(ends), stepCheck(ends)]);
  if (kind !== 'numberRange') return [within];
  const eachWithin: Check = (value) => {
    for (const end of Array.isArray(value) ? value : []) {
      const problem = isEmptyValue(end) ? null : within(end);
      if (problem) return problem;
    }
    return null;
  };
  return [eachWithin];
}
