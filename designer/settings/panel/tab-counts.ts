import type { Descriptor } from '../../../engine/schema/fields/descriptor.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { countConditions } from '../../document/rule-group-edit.ts';
import { countSteps } from '../editors/action-form.ts';
import { countLimits } from '../editors/date-limit-edit.ts';
import { readRules } from '../editors/rule-list.ts';
import { readSetRules } from '../editors/set-rule-edit.ts';

/** Rules that a value has to keep: reusable ones, patterns, limits of a date, uniqueness. */
export function countRulesOf(node: JsonObject, descriptor: Descriptor | undefined): number {
  const config = isObject(node.config) ? node.config : {};
  const limits = takesDateLimits(descriptor) ? countLimits(node) : 0;
  return readRules(config.regList).length + limits + (config.unique === true ? 1 : 0);
}

/** Conditions of a node, and the steps of its events. */
export function countConditionsOf(node: JsonObject): number {
  const sets = readSetRules(node.setWhen).map(({ when }) => when);
  const conditions = [node.showWhen, node.enableWhen, node.requireWhen, ...sets].map(countConditions);
  return conditions.reduce((sum, count) => sum + count, countSteps(node.on));
}

/** Kinds whose values can be limited at both ends. Source: engine, date limits. */
export function takesDateLimits(descriptor: Descriptor | undefined): boolean {
  return ['date', 'dateTime', 'dateTimeRange', 'time'].some((kind) => descriptor?.value === kind);
}
