import { type Action, actionShapes } from '../documents/action.ts';
import { stepsOutsideLists } from '../documents/list-kinds.ts';
import { pointer } from '../findings/finding.ts';
import { checkName, checkRule } from './check-rules.ts';
import type { Checking } from './checking.ts';
import type { Place, Scope } from './places.ts';
import { isRecord, shortText } from './report.ts';

/** What the steps of each event name: fields, dialogs, sources, calls. */
export function checkActions(checking: Checking): void {
  for (const place of checking.places) {
    for (const [event, actions] of Object.entries(place.node.on ?? {}))
      actions.forEach((action, index) => {
        checkAction(action, pointer(place.at, 'on', event, index), place, checking);
      });
  }
}

/**
 * Buttons of one's own in a list: each has a name of its own and does something, out of what a list can do. Its steps name
 * the row as `row.name`, so that a condition on a field is checked as one.
 * @param at of the list: '' or '/list'
 */
export function checkOwnButtons(buttons: unknown, at: string, checking: Checking): void {
  const { report, scope, unshaped } = checking;
  const inRow: Checking = {
    ...checking,
    scope: { ...scope, find: (name) => inRowOf(scope, name) },
    isElsewhere: (name) => name.includes('.'),
  };
  const seen = new Set<string>();
  (Array.isArray(buttons) ? buttons : []).forEach((button: unknown, index) => {
    const here = pointer(at, 'customBtnsList', index);
    if (!isRecord(button) || typeof button.value !== 'string') return;
    const name = shortText(button.value);
    if (seen.has(button.value)) report.add('list.twinButton', pointer(here, 'value'), { name });
    seen.add(button.value);
    const steps = Array.isArray(button.actions) ? button.actions : [];
    if (steps.length === 0 && !unshaped.has(pointer(here, 'actions')))
      report.add(isScripted(button) ? 'list.scriptButton' : 'list.idleButton', here, { name });
    steps.forEach((step: Action, number) => {
      const place = pointer(here, 'actions', number);
      if (unshaped.has(place) || !isRecord(step)) return;
      if (stepsOutsideLists.has(step.action)) report.add('list.step', place, { name });
      else checkAction(step, place, undefined, inRow);
    });
  });
}

/** `row.name`; what is stored of a field that is looked up stands as `row.name_id`. */
function inRowOf({ fields }: Scope, path: string): Place | undefined {
  const [, name = '', id = ''] = /^row\.(\w+?)(_id)?$/.exec(path) ?? [];
  return fields.get(name + id) ?? fields.get(name);
}

/** Other products keep what a button does as the text of a function. */
function isScripted(button: Readonly<Record<string, unknown>>): boolean {
  return ['event', 'func'].some((key) => button[key] !== undefined && button[key] !== null && button[key] !== '');
}

function checkAction(action: Action, at: string, place: Place | undefined, checking: Checking): void {
  const { context, report, ids, sources } = checking;
  // An unknown name was reported with the shape, and says nothing about the rest.
  if (!Object.hasOwn(actionShapes, action.action)) return;
  if (action.when) checkRule(action.when, pointer(at, 'when'), place, checking);
  if ('failField' in action && action.failField !== undefined)
    checkName(action.failField, pointer(at, 'failField'), place, checking);
  switch (action.action) {
    case 'setValue':
      checkName(action.field, pointer(at, 'field'), place, checking);
      if (action.valueField !== undefined) checkName(action.valueField, pointer(at, 'valueField'), place, checking);
      return;
    case 'openDialog':
      if (!ids.has(action.dialog)) report.add('action.dialog', pointer(at, 'dialog'), { id: shortText(action.dialog) });
      return;
    case 'reload':
      if (action.source !== undefined && !sources.has(action.source) && !ids.has(action.source))
        report.add('action.source', pointer(at, 'source'), { name: shortText(action.source) });
      return;
    case 'request':
    case 'download':
      if (context.calls && !context.calls.has(action.call))
        report.add('action.call', pointer(at, 'call'), { name: shortText(action.call) });
      return;
    default:
      return;
  }
}
