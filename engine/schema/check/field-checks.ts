import type { RegRule } from '../documents/node.ts';
import type { Field } from '../fields/fields.ts';
import { limits } from '../limits.ts';
import {
  type Check,
  compilePattern,
  endsCheck,
  isRuleName,
  lengthCheck,
  namedRuleCheck,
  type PatternEngine,
  patternCheck,
  precisionCheck,
  rangeCheck,
} from '../rules/index.ts';
import { maxLengthOf } from '../tables/field-size.ts';
import { localText } from '../text/local-text.ts';
import type { Problem } from '../text/problem.ts';
import { isFileEntry, plainNumber, type TimeRange, timeRangeOf, valueKinds } from '../values/index.ts';
import { checkDateLimits } from './date-limits.ts';

/** A filled value, checked and in the form that is stored. */
export type Judged = { readonly value: unknown; readonly problem: Problem | null };
export type Judge = (value: unknown) => Judged;

/** All rules of one field but "required" and those that read other fields; compiled once. */
export function compileJudge(field: Field, patterns: PatternEngine, further: readonly Check[] = []): Judge {
  const kind = valueKinds[field.kind];
  const checks = [...propertyChecks(field), ...listedChecks(field, patterns), ...further];
  return (value) => {
    const parsed = kind.parse(value, field);
    if (!parsed.ok) return { value, problem: parsed.problem };
    for (const check of checks) {
      const problem = check(parsed.value);
      if (problem) return { value: parsed.value, problem };
    }
    return { value: parsed.value, problem: null };
  };
}

const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
const countOf = (value: unknown) => {
  const count = plainNumber(value);
  return Number.isInteger(count) && count > 0 ? count : undefined;
};

function propertyChecks(field: Field): Check[] {
  const { kind, props, descriptor, node, table } = field;
  switch (kind) {
    case 'time':
    case 'timeRange':
      return [timeRangeCheck(timeRangeOf(field))];
    case 'text':
    case 'longText': {
      const isIndexed = node.config.unique === true && table === null;
      const unique = isIndexed ? [lengthCheck({ max: limits.uniqueTextLength })] : [];
      return [...maxLengthChecks(descriptor, props), ...unique];
    }
    case 'integer':
      return [rangeCheck({ min: numberOf(props.min), max: numberOf(props.max) })];
    case 'numberRange':
      return [endsCheck(rangeCheck({ min: numberOf(props.min), max: numberOf(props.max) }))];
    case 'decimal': {
      const range = rangeCheck({ min: numberOf(props.min), max: numberOf(props.max) });
      const { precision } = props;
      return typeof precision === 'number' ? [range, precisionCheck(precision)] : [range];
    }
    case 'files':
      return [fileCountCheck(countOf(props.limit))];
    default:
      return [];
  }
}

/** Times of day are compared as they are written. */
function timeRangeCheck({ start, end }: TimeRange): Check {
  return (value) => checkDateLimits(value, { ...(start ? { min: start } : {}), ...(end ? { max: end } : {}) });
}

function maxLengthChecks(descriptor: Field['descriptor'], props: Field['props']): Check[] {
  const max = maxLengthOf(descriptor, props);
  return max === undefined ? [] : [lengthCheck({ max })];
}

/** A limit of 0 means unlimited. Source: library specification 5, file upload. */
function fileCountCheck(most: number | undefined): Check {
  return (value) => {
    if (!Array.isArray(value) || most === undefined) return null;
    return value.filter(isFileEntry).length > most ? { code: 'file.count', params: { n: most } } : null;
  };
}

/**
 * `regList`: patterns and reusable rules by name, in order; a rule that cannot be used was reported at publish. Those with
 * conditions read other fields.
 */
function listedChecks({ node }: Field, patterns: PatternEngine): Check[] {
  return (node.config.regList ?? []).filter(({ when }) => !when).flatMap((entry) => entryChecks(entry, patterns));
}

/** What one entry of `regList` asks for. */
export function entryChecks(entry: RegRule, patterns: PatternEngine): Check[] {
  const checks: Check[] = [];
  // A message of blanks says nothing: the rule's own words stand.
  const message = localText(entry.message, 'zh') === '' ? undefined : (entry.message ?? undefined);
  if (entry.rule !== undefined && isRuleName(entry.rule)) checks.push(namedRuleCheck(entry.rule, message));
  if (entry.pattern !== undefined) {
    const { pattern } = compilePattern(entry.pattern, patterns);
    if (pattern) checks.push(patternCheck(pattern, message));
  }
  return checks;
}
