import type { ResolvedField } from '../resolve/resolved.ts';
import { localText } from '../schema/documents/text.ts';
import { problemText } from '../schema/rules/index.ts';
import { displayText } from './display-text.ts';
import type { EngineState } from './engine-context.ts';
import { fieldIds } from './field-ids.ts';
import type { Services } from './services.ts';

/** Height of a line of a form in px: control 32 and the line under it 22. Taller widgets say so in their descriptor. */
export const lineHeightPx = 54;
const messageHeightPx = 22;

export interface StandIn {
  readonly element: HTMLElement;
  /** Takes over value, error and visibility as they are now. */
  update(): void;
}

/**
 * What stands for a field far from the view: its label, its value and its error as plain text, so that the page can be
 * searched, read aloud, tabbed through and scrolled as if the control were there.
 */
export function createStandIn(node: ResolvedField, engine: EngineState, services: Services): StandIn {
  const { field } = node;
  const { session, options, idPrefix } = engine;
  const ids = fieldIds(idPrefix, field.name);
  const { translate, language } = services;
  const label = localText(field.node.config.label, language) || field.name;
  const { showLabel, labelWidth } = field.node.config;

  const element = emptyStandIn();
  element.id = ids.item;
  element.dataset.name = field.name;
  element.style.setProperty('--adit-span', String(node.span));
  if (typeof labelWidth === 'number' && labelWidth > 0)
    element.style.setProperty('--adit-label-width', `${labelWidth}px`);
  const words = part(element);
  words.id = ids.label;
  if (showLabel === false) words.classList.add('adit-label-hidden');
  const control = part(element, 1);
  const box = part(control);
  box.setAttribute('aria-labelledby', ids.label);
  box.style.minHeight = `${(node.descriptor.heightPx ?? lineHeightPx) - messageHeightPx}px`;
  const writeWords = textWriter(words);
  const writeValue = textWriter(box);
  let message: HTMLElement | null = null;

  const update = () => {
    const state = session.state(field.name);
    if (element.hidden === state.shown) element.hidden = !state.shown;
    if (!state.shown) return;
    writeWords(state.required ? `* ${label}` : label);
    const shared = { language, translate, options, read: session.read, stored: engine.displayValues[field.name] };
    writeValue(displayText(field, state.value, shared));
    if (state.required) box.setAttribute('aria-required', 'true');
    else box.removeAttribute('aria-required');
    const problem = state.problem?.problem;
    if (problem) {
      message ??= messageLine(ids.message);
      message.textContent = problemText(problem, translate, label);
      control.append(message);
      box.setAttribute('aria-invalid', 'true');
      box.setAttribute('aria-describedby', ids.message);
    } else if (message) {
      message.remove();
      message = null;
      box.removeAttribute('aria-invalid');
      box.removeAttribute('aria-describedby');
    }
  };
  update();
  return { element, update };
}

let pattern: HTMLElement | undefined;

/** A copy of one pattern: a form of a thousand fields makes a thousand of these before it is first seen. */
function emptyStandIn(): HTMLElement {
  pattern ??= makePattern();
  // A clone is of the kind of what is cloned.
  return pattern.cloneNode(true) as HTMLElement;
}

function makePattern(): HTMLElement {
  const element = make('adit-item adit-stand-in');
  const control = make('adit-control');
  const box = make('adit-stand-in-box');
  box.tabIndex = 0;
  box.setAttribute('role', 'textbox');
  control.append(box);
  element.append(make('adit-label'), control);
  return element;
}

function make(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

function messageLine(id: string): HTMLElement {
  const message = make('adit-message adit-error');
  message.id = id;
  return message;
}

/** @throws Error when the pattern is not what this file made: a mistake of ours */
function part(element: HTMLElement, index = 0): HTMLElement {
  const child = element.children[index];
  if (!(child instanceof HTMLElement)) throw new Error('A stand-in lacks a part.');
  return child;
}

/** Writes a text where it is another than the one before. */
function textWriter(element: HTMLElement): (text: string) => void {
  let written = '';
  return (text) => {
    if (text !== written) element.textContent = text;
    written = text;
  };
}
