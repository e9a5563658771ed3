import { type Action, actionShapes } from '../documents/action.ts';
import { stepsOutsideLists } from '../documents/list-kinds.ts';
import { pageEvents, stepsAtLeaving } from '../documents/page-events.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { checkName, checkRule } from './check-rules.ts';
import type { Checking } from './checking.ts';
import type { Place, Scope } from './places.ts';
import { isRecord } from './report.ts';

/** What the steps of each event name: fields, dialogs and other nodes, sources, calls. */
export function checkActions(checking: Checking): void {
  for (const place of checking.places) {
    for (const [event, actions] of Object.entries(place.node.on ?? {}))
      checkSteps(actions, pointer(place.at, 'on', event), place, checking);
  }
}

/**
 * What a page does by itself, and what it does where a source does not answer.
 * @param at of the document: '' or '/form'
 */
export function checkPageSteps(document: unknown, at: string, checking: Checking): void {
  if (!isRecord(document)) return;
  const { report } = checking;
  for (const event of pageEvents) {
    const steps = isRecord(document.on) ? document.on[event] : undefined;
    const here = pointer(at, 'on', event);
    checkSteps(steps, here, undefined, checking, (step, place) => {
      const isLate = event === 'leave' && !stepsAtLeaving.has(step.action);
      if (isLate) report.add('action.leaving', place);
      return !isLate;
    });
  }
  const sources = isRecord(document.sources) ? document.sources : {};
  for (const [name, source] of Object.entries(sources))
    if (isRecord(source)) checkSteps(source.onError, pointer(at, 'sources', name, 'onError'), undefined, checking);
}

/**
 * Those of the steps that have their shape, and the steps that run where one of them fails.
 * @param may whether a step can be there; what is wrong has been said by then
 */
function checkSteps(
  steps: unknown,
  at: string,
  place: Place | undefined,
  checking: Checking,
  may: (step: Action, at: string) => boolean = () => true,
): void {
  (Array.isArray(steps) ? steps : []).forEach((step: Action, index) => {
    const here = pointer(at, index);
    if (!isRecord(step) || checking.unshaped.has(here)) return;
    // An unknown name was reported with the shape. Nothing is known of the rest, the steps after it included.
    if (!Object.hasOwn(actionShapes, step.action) || !may(step, here)) return;
    checkAction(step, here, place, checking);
    if ('onError' in step) checkSteps(step.onError, pointer(here, 'onError'), place, checking, may);
  });
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
    checkSteps(steps, pointer(here, 'actions'), undefined, inRow, (step, place) => {
      const isOutside = stepsOutsideLists.has(step.action);
      if (isOutside) report.add('list.step', place, { name });
      return !isOutside;
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
  const { report, ids, sources } = checking;
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
    case 'submit':
      // Nothing would be judged, and the steps after it would run.
      if (action.within !== undefined && !ids.has(action.within))
        report.add('action.within', pointer(at, 'within'), { id: shortText(action.within) });
      return;
    case 'reload':
      if (action.source !== undefined && !sources.has(action.source) && !ids.has(action.source))
        report.add('action.source', pointer(at, 'source'), { name: shortText(action.source) });
      return;
    default:
      return;
  }
}
