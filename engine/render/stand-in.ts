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

  const element = make('div', 'adit-item adit-stand-in');
  element.id = ids.item;
  element.style.setProperty('--adit-span', String(node.span));
  element.dataset.name = field.name;
  const labelBox = make('div', 'adit-label');
  if (field.node.config.showLabel === false) labelBox.classList.add('adit-label-hidden');
  const labelWidth = field.node.config.labelWidth;
  if (typeof labelWidth === 'number' && labelWidth > 0)
    element.style.setProperty('--adit-label-width', `${labelWidth}px`);
  const words = make('span', '');
  words.id = ids.label;
  const control = make('div', 'adit-control');
  const box = make('div', 'adit-stand-in-box');
  box.tabIndex = 0;
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-labelledby', ids.label);
  box.style.minHeight = `${(node.descriptor.heightPx ?? lineHeightPx) - messageHeightPx}px`;
  const message = make('div', 'adit-message');
  message.id = ids.message;
  labelBox.append(words);
  control.append(box, message);
  element.append(labelBox, control);

  const update = () => {
    const state = session.state(field.name);
    element.hidden = !state.shown;
    if (!state.shown) return;
    setText(words, state.required ? `* ${label}` : label);
    const shared = { language, translate, options, read: session.read, stored: engine.displayValues[field.name] };
    setText(box, displayText(field, state.value, shared));
    box.toggleAttribute('aria-required', false);
    if (state.required) box.setAttribute('aria-required', 'true');
    const problem = state.problem?.problem;
    if (problem) {
      box.setAttribute('aria-invalid', 'true');
      box.setAttribute('aria-describedby', ids.message);
      setText(message, problemText(problem, translate, label));
      message.classList.add('adit-error');
    } else {
      box.removeAttribute('aria-invalid');
      box.removeAttribute('aria-describedby');
      setText(message, '');
      message.classList.remove('adit-error');
    }
  };
  update();
  return { element, update };
}

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
