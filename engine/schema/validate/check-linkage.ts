import type { Condition, RuleGroup } from '../documents/rule-group.ts';
import { fieldsOfRule } from '../documents/rule-group.ts';
import { pointer } from '../findings/finding.ts';
import type { Checking } from './checking.ts';
import { cyclePath } from './dependencies.ts';
import { findCycles } from './find-cycles.ts';
import type { Place } from './places.ts';

const conditions = ['showWhen', 'enableWhen'] as const;

/**
 * Conditions under which a node is there or can be used, that wait for one another: while none of them holds, nobody can
 * fill in what another one asks for. A node waits for the fields that its condition names, and for what it stands in.
 */
export function checkLinkage(checking: Checking): void {
  const waits = new Map<Place, Place[]>();
  const around = new Map<Place, Place>();
  for (const place of checking.places) {
    const { parent } = place;
    const outer = parent && (hasCondition(parent) ? parent : around.get(parent));
    if (outer) around.set(place, outer);
    const fields = conditions.flatMap((key) => {
      const rule = place.node[key];
      return rule ? fieldsIn(rule, place, key === 'enableWhen', checking) : [];
    });
    if (fields.length > 0 || outer) waits.set(place, outer ? [...fields, outer] : fields);
  }
  for (const cycle of findCycles(waits)) {
    const start = cycle.find(hasCondition);
    if (!start) continue;
    const from = cycle.indexOf(start);
    const path = cyclePath([...cycle.slice(from), ...cycle.slice(0, from)]);
    const key = start.node.showWhen ? 'showWhen' : 'enableWhen';
    checking.report.add('node.linkageCycle', pointer(start.at, key), { path });
  }
}

function hasCondition({ node }: Place): boolean {
  return conditions.some((key) => node[key] !== undefined);
}

/** @param isOwnFree a field that is locked once it is filled in reads itself, and waits for nothing */
function fieldsIn(rule: RuleGroup | Condition, place: Place, isOwnFree: boolean, { scope }: Checking): Place[] {
  return [...fieldsOfRule(rule)]
    .map((name) => scope.find(name, place))
    .filter((field) => field !== undefined)
    .filter((field) => !isOwnFree || field !== place);
}
