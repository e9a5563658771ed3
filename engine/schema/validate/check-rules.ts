import { type Condition, isRuleGroup, type RuleGroup } from '../documents/rule-group.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { compilePattern, isRuleName, type PatternEngine } from '../rules/index.ts';
import { isEmptyValue, valueKinds } from '../values/index.ts';
import { wordsOf } from './check-widget.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';

/** Conditions of a node, and the rules that its value has to keep. */
export function checkRules(checking: Checking): void {
  for (const place of checking.places) {
    for (const key of ['showWhen', 'enableWhen', 'requireWhen'] as const) {
      const rule = place.node[key];
      if (rule) checkRule(rule, pointer(place.at, key), place, checking);
    }
    checkValueRules(place, checking);
  }
}

/** Every field that a rule names exists, and can be compared in the way that the rule compares it. */
export function checkRule(rule: RuleGroup | Condition, at: string, place: Place | undefined, checking: Checking): void {
  if (isRuleGroup(rule)) {
    rule.conditions.forEach((part, index) => {
      checkRule(part, pointer(at, 'conditions', index), place, checking);
    });
    return;
  }
  const { report } = checking;
  const field = checkName(rule.field, pointer(at, 'field'), place, checking);
  if (rule.valueField !== undefined) checkName(rule.valueField, pointer(at, 'valueField'), place, checking);
  if (isUnfilled(rule)) {
    const name = field ? labelOf(field.node) : shortText(rule.field);
    report.add('rule.noValue', pointer(at, 'value'), { field: name });
  }
  if (!field?.kind || valueKinds[field.kind].operators.includes(rule.operator)) return;
  report.add('rule.operator', pointer(at, 'operator'), { field: labelOf(field.node), operator: rule.operator });
}

/** Nothing to compare with was chosen; that a value equals an empty one, or does not, is a condition like others. */
function isUnfilled({ operator, value, valueField }: Condition): boolean {
  if (valueField !== undefined || operator === 'empty' || operator === 'notEmpty') return false;
  if (operator === 'equal' || operator === 'notEqual') return value === undefined;
  return isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue));
}

/** @returns the field of that name; undefined when it is reported, or stands elsewhere than in the document */
export function checkName(name: string, at: string, place: Place | undefined, checking: Checking): Place | undefined {
  const field = checking.scope.find(name, place);
  if (!field && !checking.isElsewhere(name)) checking.report.add('node.dangling', at, { name: shortText(name) });
  return field;
}

const anyEngine: PatternEngine = { compile: () => ({ test: () => true }) };

/** `regList`: a pattern has to compile, a reusable rule has to exist. An entry with neither asks for nothing, and is not finished. */
function checkValueRules(place: Place, checking: Checking): void {
  const { node, at } = place;
  const { context, report } = checking;
  node.config.regList?.forEach(({ pattern, rule, when }, index) => {
    const here = pointer(at, 'config', 'regList', index);
    if (when) checkRule(when, pointer(here, 'when'), place, checking);
    if (rule && !isRuleName(rule)) report.add('rule.unknown', pointer(here, 'rule'), { name: shortText(rule) });
    if (!rule && !pattern?.trim()) report.add('rule.empty', here, { label: labelOf(node), number: index + 1 });
    if (!pattern?.trim()) return;
    for (const problem of compilePattern(pattern, context.patterns ?? anyEngine).problems) {
      report.add('rule.pattern', pointer(here, 'pattern'), { pattern: shortText(pattern), problem: wordsOf(problem) });
    }
  });
}
