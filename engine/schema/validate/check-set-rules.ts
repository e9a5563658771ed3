import { mayTake, sourceOf, takesRules } from '../check/index.ts';
import type { Node } from '../documents/node.ts';
import type { RuleGroup } from '../documents/rule-group.ts';
import { pointer } from '../findings/finding.ts';
import { isEmptyValue } from '../values/index.ts';
import { checkWritingFormula } from './check-formula.ts';
import { checkName, checkRule } from './check-rules.ts';
import { misfit } from './check-widget.ts';
import type { Checking } from './checking.ts';
import type { Dependencies } from './dependencies.ts';
import { labelOf, type Place } from './places.ts';

/** Rules that set a value: the field takes one, the conditions hold together, and what is to be set fits the field. */
export function checkSetRules(
  rules: NonNullable<Node['setWhen']>,
  place: Place,
  checking: Checking,
  fieldsIn: (rule: RuleGroup, place: Place) => Place[],
  dependencies: Dependencies,
): void {
  const { report } = checking;
  const { node, kind, descriptor } = place;
  // An unknown widget was reported; what its value may be nobody knows.
  const takes = !descriptor || (kind !== undefined && takesRules({ kind, descriptor }));
  if (!takes) report.add('rule.setTarget', pointer(place.at, 'setWhen'), { field: labelOf(node) });
  rules.forEach((entry, index) => {
    const at = pointer(place.at, 'setWhen', index);
    checkRule(entry.when, pointer(at, 'when'), place, checking);
    dependencies.add(place, pointer(at, 'when'), fieldsIn(entry.when, place));
    if (!takes) return;
    switch (sourceOf(entry)) {
      case 'expression': {
        const here = pointer(at, 'expression');
        dependencies.add(place, here, checkWritingFormula(entry.expression, here, place, checking));
        return;
      }
      case 'valueField': {
        const here = pointer(at, 'valueField');
        const from = checkName(entry.valueField ?? '', here, place, checking);
        if (!from) return;
        dependencies.add(place, here, [from]);
        if (kind && from.kind && !mayTake(kind, from.kind))
          report.add('rule.setField', here, { field: labelOf(node), source: labelOf(from.node) });
        return;
      }
      case 'value': {
        const problem = isEmptyValue(entry.value) ? null : misfit(place, entry.value);
        if (problem) report.add('rule.setValue', pointer(at, 'value'), { problem });
        return;
      }
    }
  });
}
