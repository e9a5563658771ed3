import { toDecimal } from '../calc/exact-decimal.ts';
import { isBlank } from '../calc/own-property.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import type { LocalText } from '../text/local-text.ts';
import type { Problem } from '../text/problem.ts';
import type { CompiledPattern } from './compile-pattern.ts';
import { namedRules, type RuleName } from './named-rules.ts';

/** Judges one value; null when nothing is wrong. All but `requiredCheck` pass an empty value. */
export type Check = (value: unknown) => Problem | null;

/** Empty, and text of nothing but spaces, which a text input trims away. */
function isUnfilled(value: unknown): boolean {
  return isEmptyValue(value) || isBlank(value);
}

/** @param isEmpty the value kind's own idea of empty, where it has one */
export function requiredCheck(isEmpty: (value: unknown) => boolean = isUnfilled): Check {
  return (value) => (isEmpty(value) || isUnfilled(value) ? { code: 'field.required' } : null);
}

/** @param message the document's own words, which win over ours; empty ones do not */
export function patternCheck(pattern: Pick<CompiledPattern, 'test'>, message?: LocalText): Check {
  const mismatch: Problem = message ? { code: 'field.pattern', message } : { code: 'field.pattern' };
  return textCheck((text) => (pattern.test(text) ? null : mismatch));
}

export function namedRuleCheck(name: RuleName, message?: LocalText): Check {
  const test = namedRules[name];
  const code = `rule.${name}`;
  const mismatch: Problem = message ? { code, message } : { code };
  return textCheck((text) => (test(text) ? null : mismatch));
}

/** Length of a text in UTF-16 units, as an input's `maxlength` counts it; both ends included. */
export function lengthCheck({ min, max }: { readonly min?: number; readonly max?: number }): Check {
  return textCheck((text) => {
    if (min !== undefined && text.length < min) return problem('field.minLength', { min });
    if (max !== undefined && text.length > max) return problem('field.maxLength', { max });
    return null;
  });
}

/** Exact comparison; both ends included. An end that is no number (a mistake in the document) does not limit. */
export function rangeCheck(range: { readonly min?: number | string; readonly max?: number | string }): Check {
  const min = toDecimal(range.min);
  const max = toDecimal(range.max);
  return (value) => {
    if (isUnfilled(value)) return null;
    const number = toDecimal(value);
    if (!number) return problem('field.number');
    if (min && number.lessThan(min)) return problem('field.min', { min: min.toFixed() });
    if (max && number.greaterThan(max)) return problem('field.max', { max: max.toFixed() });
    return null;
  };
}

/** Takes what can be reached from `min` in whole steps. Exact: 0.3 is three steps of 0.1. */
export function stepCheck({ min, step }: { readonly min: number; readonly step: number }): Check {
  const [start, size] = [toDecimal(min), toDecimal(step)];
  return (value) => {
    const number = isUnfilled(value) ? null : toDecimal(value);
    if (!number || !start || !size || number.minus(start).modulo(size).isZero()) return null;
    return problem('field.step', { min: start.toFixed(), step: size.toFixed() });
  };
}

/** @param precision most decimals a number may have, trailing zeros not counted; 0 asks for a whole number */
export function precisionCheck(precision: number): Check {
  return (value) => {
    if (isUnfilled(value)) return null;
    const number = toDecimal(value);
    if (!number) return problem('field.number');
    if (number.decimalPlaces() <= precision) return null;
    return precision === 0 ? problem('field.integer') : problem('field.precision', { precision });
  };
}

/** The same of each end of a range; an open one has nothing to keep. */
export function endsCheck(check: Check): Check {
  return (value) => {
    for (const end of Array.isArray(value) ? value : []) {
      const problem = check(end);
      if (problem) return problem;
    }
    return null;
  };
}

/** The first problem of several checks. */
export function allChecks(checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return null;
  };
}

function problem(code: string, params?: Problem['params']): Problem {
  return params ? { code, params } : { code };
}

/** Runs on text and on the digits of a number; any other kind of value is refused. */
function textCheck(check: (text: string) => Problem | null): Check {
  return (value) => {
    if (isUnfilled(value)) return null;
    if (typeof value === 'string') return check(value);
    return typeof value === 'number' ? check(String(value)) : { code: 'field.text' };
  };
}
