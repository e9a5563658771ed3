import type { ActionName } from '../../../engine/schema/documents/action.ts';
import { actionShapes } from '../../../engine/schema/documents/action.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { aditKeyOf } from '../../document/node-facts.ts';
import { tokensOf } from '../../document/pointer.ts';

/** How a part of an action is entered. */
type PartKind =
  | 'call'
  | 'args'
  | 'command'
  | 'into'
  | 'text'
  | 'words'
  | 'field'
  | 'switch'
  | 'choice'
  | 'values'
  | 'data'
  | 'dialog'
  | 'source';

export interface ActionPart {
  readonly name: string;
  readonly as: PartKind;
  readonly choices?: readonly string[];
}

const call: ActionPart = { name: 'call', as: 'call' };
const failField: ActionPart = { name: 'failField', as: 'field' };
const withValues: ActionPart = { name: 'with', as: 'values' };

/** The parts of each action in the order they are entered; `when` belongs to all. Source: engine/schema/documents/action.ts. */
export const actionParts: Readonly<Record<ActionName, readonly ActionPart[]>> = {
  request: [
    call,
    { name: 'params', as: 'args' },
    { name: 'query', as: 'args' },
    { name: 'body', as: 'args' },
    { name: 'into', as: 'into' },
    failField,
  ],
  navigate: [
    { name: 'to', as: 'text' },
    { name: 'target', as: 'choice', choices: ['_self', '_blank'] },
  ],
  openDialog: [{ name: 'dialog', as: 'dialog' }, withValues],
  closeDialog: [],
  setValue: [
    { name: 'field', as: 'field' },
    { name: 'value', as: 'data' },
    { name: 'valueField', as: 'field' },
    { name: 'keepTyped', as: 'switch' },
  ],
  submit: [{ name: 'within', as: 'text' }],
  reset: [],
  confirm: [
    { name: 'title', as: 'words' },
    { name: 'text', as: 'words' },
    { name: 'okText', as: 'words' },
    { name: 'danger', as: 'switch' },
  ],
  toast: [
    { name: 'text', as: 'words' },
    { name: 'kind', as: 'choice', choices: ['success', 'info', 'warning', 'error'] },
  ],
  command: [{ name: 'name', as: 'command' }, withValues, failField],
  reload: [{ name: 'source', as: 'source' }],
  download: [call, { name: 'params', as: 'args' }, { name: 'fileName', as: 'text' }],
};

/** Whether a step asks for something that may be refused: what runs then can be chosen. */
export function mayFail({ action }: JsonObject): boolean {
  return isActionName(action) && 'onError' in actionShapes[action].properties;
}

/** Whether a list of steps may take one more: steps for a failure may hold such steps again, as deep as a document may go. */
export function mayTakeStep(list: string): boolean {
  // The document itself, what leads to the list, and the step.
  return tokensOf(list).length + 2 <= limits.documentDataDepth;
}

/** The steps that run where a step fails; none where something else stands there. */
export function stepsForFailure({ onError }: JsonObject): readonly JsonObject[] {
  return Array.isArray(onError) ? onError.filter(isObject) : [];
}

export const actionNames = Object.keys(actionShapes) as ActionName[]; // the keys of that table

export function isActionName(name: unknown): name is ActionName {
  return actionNames.some((one) => one === name);
}

/** Events that widgets tell of, by widget; others that a design holds are shown as well. */
const eventsByWidget: Readonly<Record<string, readonly string[]>> = {
  button: ['click'],
  iconButton: ['press'],
  choiceMenu: ['choose'],
  choiceRow: ['choose'],
  sideMenu: ['select'],
  pageTabs: ['close', 'refresh'],
  dialog: ['ok', 'link'],
  messageList: ['notice', 'flow'],
  formArea: ['submit'],
  pageFrame: ['side'],
};

/** Lists of entries that name the events which they tell of. Source: what the widgets read. */
const eventLists = ['columns', 'toolbar', 'rowActions', 'items'];

/** The events of a node whose steps can be written: those of its widget, those that its entries name, and those that it has. */
export function eventsOf(node: JsonObject): readonly string[] {
  const stored = isObject(node.on) ? Object.keys(node.on) : [];
  return [...new Set([...(eventsByWidget[aditKeyOf(node)] ?? []), ...namedEvents(node), ...stored])];
}

function namedEvents({ props }: JsonObject): string[] {
  if (!isObject(props)) return [];
  return eventLists.flatMap((name) => {
    const entries = props[name];
    if (!Array.isArray(entries)) return [];
    return entries.filter(isObject).flatMap(({ event, key }) => {
      // A button without an event tells of its key.
      const named = event ?? (name === 'toolbar' || name === 'rowActions' ? key : undefined);
      return typeof named === 'string' && named !== '' ? [named] : [];
    });
  });
}

export function readSteps(on: Json | undefined, event: string): readonly JsonObject[] {
  const steps = isObject(on) ? on[event] : undefined;
  return Array.isArray(steps) ? steps.filter(isObject) : [];
}

export function countSteps(on: Json | undefined): number {
  return isObject(on) ? Object.keys(on).reduce((count, event) => count + readSteps(on, event).length, 0) : 0;
}

/** A step of its own kind, with the parts that such a step cannot be without. */
export function freshStep(action: ActionName): JsonObject {
  switch (action) {
    case 'request':
    case 'download':
      return { action, call: '' };
    case 'navigate':
      return { action, to: '' };
    case 'openDialog':
      return { action, dialog: '' };
    case 'setValue':
      return { action, field: '' };
    case 'confirm':
      return { action, title: '' };
    case 'toast':
      return { action, text: '' };
    case 'command':
      return { action, name: '' };
    default:
      return { action };
  }
}

/** A step with one part changed; an optional part that is emptied goes, one that the step needs stays empty. */
export function withPart(step: JsonObject, name: string, value: Json | undefined): JsonObject {
  const needed = isActionName(step.action) && name in freshStep(step.action);
  if (value !== undefined && value !== '') return { ...step, [name]: value };
  if (needed) return { ...step, [name]: '' };
  const { [name]: _gone, ...rest } = step;
  return rest;
}

/** Another action in the place of a step: its condition stays, and what runs where it fails; the rest belongs to what it was. */
export function withAction(step: JsonObject, action: ActionName): JsonObject {
  const fresh = freshStep(action);
  return {
    ...fresh,
    ...(step.when === undefined ? {} : { when: step.when }),
    ...(step.onError !== undefined && mayFail(fresh) ? { onError: step.onError } : {}),
  };
}
