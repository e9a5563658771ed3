import { type Action, actionShapes } from '../documents/action.ts';
import { pointer } from '../findings/finding.ts';
import { checkName, checkRule } from './check-rules.ts';
import type { Checking } from './checking.ts';
import type { Place } from './places.ts';
import { shortText } from './report.ts';

/** What the steps of each event name: fields, dialogs, sources, calls. */
export function checkActions(checking: Checking): void {
  for (const place of checking.places) {
    for (const [event, actions] of Object.entries(place.node.on ?? {}))
      actions.forEach((action, index) => {
        checkAction(action, pointer(place.at, 'on', event, index), place, checking);
      });
  }
}

function checkAction(action: Action, at: string, place: Place, checking: Checking): void {
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
