import { ExactDecimal, formatNumber, toDecimal } from '../../engine/schema/calc/index.ts';
import { exactNumber } from '../../engine/schema/values/index.ts';

/**
 * What somebody typed, as a value: full-width digits and signs of Chinese input methods, commas and spaces are read as
 * meant, and nothing is rounded.
 * @returns null for empty text, undefined for text that is not a number (yet), such as `-`
 */
export function readEntry(text: string): number | string | null | undefined {
  const plain = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[。．]/g, '.')
    .replace(/[－−—]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[\s,，]/g, '');
  if (plain === '') return null;
  const whole = plain
    .replace(/\.$/, '')
    .replace(/^([+-]?)\./, '$10.')
    .replace(/^([+-]?)0+(?=\d)/, '$1');
  const decimal = toDecimal(whole);
  return decimal ? exactNumber(decimal.toFixed()) : undefined;
}

/** A value at rest: filled with zeros to `precision`, never cut to it, so that what is stored can be seen. */
export function showEntry(value: unknown, how: { precision?: number; thousands?: boolean }): string {
  const decimal = toDecimal(value);
  if (!decimal) return '';
  const precision = Math.min(20, Math.max(how.precision ?? 0, decimal.decimalPlaces()));
  return formatNumber(decimal.toFixed(), { precision, thousands: how.thousands });
}

export interface StepRules {
  readonly step: unknown;
  readonly stepStrictly?: boolean;
  readonly min?: unknown;
  readonly max?: unknown;
}

/** A step must be a number above zero; else 1. */
function stepOf(rules: StepRules): ExactDecimal {
  const step = toDecimal(rules.step);
  return step?.greaterThan(0) ? step : new ExactDecimal(1);
}

/** The value after steps up (positive) or down, inside the limits; exact. With `stepStrictly` it lands on multiples of the step. */
export function stepEntry(value: unknown, steps: number, rules: StepRules): number | string {
  const step = stepOf(rules);
  const from = toDecimal(value) ?? new ExactDecimal(0);
  const count = from.dividedBy(step);
  const start = rules.stepStrictly ? (steps > 0 ? count.floor() : count.ceil()).times(step) : from;
  return exactNumber(clamp(start.plus(step.times(steps)), rules).toFixed());
}

/** The multiple of the step that is nearest; the value itself where the design does not ask for multiples. */
export function snapEntry(value: unknown, rules: StepRules): unknown {
  const decimal = toDecimal(value);
  if (!rules.stepStrictly || !decimal) return value;
  const step = stepOf(rules);
  return exactNumber(decimal.dividedBy(step).round().times(step).toFixed());
}

function clamp(decimal: ExactDecimal, { min, max }: StepRules): ExactDecimal {
  const low = toDecimal(min);
  const high = toDecimal(max);
  if (high && decimal.greaterThan(high)) return high;
  return low && decimal.lessThan(low) ? low : decimal;
}
