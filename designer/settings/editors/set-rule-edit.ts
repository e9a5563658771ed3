import { sourceOf } from '../../../engine/schema/check/index.ts';
import type { SetRuleEntry } from '../../../engine/schema/documents/node.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { readGroup } from '../../document/rule-group-edit.ts';

/** Where a rule takes the value from that it sets. */
export type SetSource = ReturnType<typeof sourceOf>;

/** The rules of a field that set its value, as they stand; what is none is left out of the panel. */
export function readSetRules(stored: Json | undefined): readonly JsonObject[] {
  return Array.isArray(stored) ? stored.filter(isObject) : [];
}

export function setSourceOf(rule: JsonObject): SetSource {
  return sourceOf({ ...rule, when: noConditions } as SetRuleEntry); // asks only which keys are there
}

/** A rule that takes its value from elsewhere: what it was set to before means nothing there. */
export function withSource(rule: JsonObject, source: SetSource): JsonObject {
  const { value: _value, valueField: _field, expression: _tokens, ...rest } = rule;
  if (source === 'value') return rest;
  return source === 'expression' ? { ...rest, expression: [] } : { ...rest, valueField: '' };
}

/** The conditions of a rule; without any it acts once in a new record. */
export function withWhen(rule: JsonObject, when: Json | undefined): JsonObject {
  return { ...rule, when: when ?? noConditions };
}

/** The conditions as the editor takes them: none rather than an empty group. */
export function whenOf(rule: JsonObject): Json | undefined {
  return readGroup(rule.when)?.conditions.length ? rule.when : undefined;
}

export function withKey(
  rule: JsonObject,
  key: 'value' | 'valueField' | 'expression' | 'overwrite',
  value: Json | undefined,
) {
  const { [key]: _before, ...rest } = rule;
  return value === undefined ? rest : { ...rest, [key]: value };
}

export const noConditions = { logic: 'and' as const, conditions: [] };
