import { fieldsOfRule, type RuleGroup } from '../documents/rule-group.ts';
import { propsOf } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import { checkFormula, checkWritingFormula } from './check-formula.ts';
import { checkSetRules } from './check-set-rules.ts';
import type { Checking } from './checking.ts';
import { createDependencies } from './dependencies.ts';
import { carriesValue, type Place } from './places.ts';

/**
 * Everything that a form works out by itself: calculated fields, defaults by formula, rules that set a value, conditions
 * that take a field out. Each holds by itself, and together they do not lead back to themselves.
 */
export function checkCalculations(checking: Checking): void {
  const dependencies = createDependencies();
  const { scope } = checking;
  const fieldsIn = (rule: RuleGroup, place: Place) =>
    [...fieldsOfRule(rule)].map((name) => scope.find(name, place)).filter((field) => field !== undefined);
  for (const place of checking.places) {
    const { node, at, kind, descriptor } = place;
    if (kind === 'computed' && descriptor) {
      const here = pointer(at, 'props', 'expression');
      dependencies.add(place, here, checkFormula(propsOf(node, descriptor).expression, here, place, checking));
    }
    const { defaultExpression } = node.config;
    if (defaultExpression !== undefined) {
      const here = pointer(at, 'config', 'defaultExpression');
      dependencies.add(place, here, checkWritingFormula(defaultExpression, here, place, checking));
    }
    if (node.setWhen) checkSetRules(node.setWhen, place, checking, fieldsIn, dependencies);
    if (!carriesValue(place)) continue;
    // A field in a container is there while the container is.
    for (let around: Place | undefined = place; around && around !== place.table; around = around.parent)
      if (around.node.showWhen)
        dependencies.add(place, pointer(around.at, 'showWhen'), fieldsIn(around.node.showWhen, around), 'showing');
  }
  dependencies.reportCircles(checking.report);
}
