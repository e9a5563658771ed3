import type { EngineState } from '../contract/engine-context.ts';
import { fieldIds } from '../contract/field-ids.ts';
import type { ResolvedField } from '../contract/resolved.ts';
import type { Services } from '../contract/services.ts';
import { problemText } from '../schema/rules/index.ts';
import { localText } from '../schema/text/local-text.ts';
import { displayText } from './display-text.ts';

/** Height of a line of a form in px: control 32 and the line under it 16. Taller widgets say so in their descriptor. */
const lineHeightPx = 48;
const messageHeightPx = 16;
/** What a line of help takes beyond that. Source: engine.css, data-help. */
const helpGapPx = 10;
const wholeSpan = 24;

/** Height of a field in px before it has been measured. */
export function guessHeightPx({ descriptor, field }: ResolvedField): number {
  const { tipLabel = '' } = field.node.config;
  return (descriptor.heightPx ?? lineHeightPx) + (tipLabel === '' ? 0 : helpGapPx);
}

export interface FieldText {
  readonly element: HTMLElement;
  /** Takes over value, error and visibility as they are now. */
  update(): void;
}

/**
 * What stands for a field far from the view: its label, its value and its error as plain text, so that the page can be
 * searched, read aloud, tabbed through and scrolled as if the control were there.
 */
export function createFieldText(node: ResolvedField, engine: EngineState, services: Services): FieldText {
  const { field } = node;
  const { session, options, idPrefix, mode } = engine;
  const isRead = mode === 'view';
  const ids = fieldIds(idPrefix, field.name);
  const { translate, language, timeZone } = services;
  const label = localText(field.node.config.label, language) || field.name;
  const { showLabel, labelWidth } = field.node.config;

  const element = emptyStandIn();
  element.id = ids.item;
  element.dataset.name = field.name;
  if (node.span !== wholeSpan) element.style.setProperty('--adit-span', String(node.span));
  if (typeof labelWidth === 'number' && labelWidth > 0)
    element.style.setProperty('--adit-label-width', `${labelWidth}px`);
  const [words, control, box] = partsOf(element);
  words.id = ids.label;
  if (showLabel === false) words.classList.add('adit-label-hidden');
  box.setAttribute('aria-labelledby', ids.label);
  const heightPx = guessHeightPx(node);
  if (heightPx !== lineHeightPx) box.style.minHeight = `${heightPx - messageHeightPx}px`;
  // What stands there now: a page element is slower to ask than to remember.
  let known = { shown: true, required: false, words: '', value: '' };
  let message: HTMLElement | null = null;

  const update = () => {
    const { shown, required, value, problem, given } = session.state(field.name);
    if (shown !== known.shown) element.hidden = !shown;
    known.shown = shown;
    if (!shown) return;
    const shared = {
      language,
      translate,
      timeZone,
      options,
      read: session.read,
      stored: engine.displayValues[field.name],
      masked: isRead || field.props.readonly === true,
      affixed: isRead,
    };
    const next = {
      shown,
      required,
      words: required ? `* ${given?.title ?? label}` : (given?.title ?? label),
      value: displayText(field, value, shared),
    };
    if (next.words !== known.words) words.textContent = next.words;
    if (next.value !== known.value) box.textContent = next.value;
    if (required !== known.required) {
      if (required) box.setAttribute('aria-required', 'true');
      else box.removeAttribute('aria-required');
    }
    known = next;
    showProblem(problem?.problem ? problemText(problem.problem, translate, label) : '');
  };
  const showProblem = (text: string) => {
    if (text !== '') {
      message ??= messageLine(ids.message);
      message.textContent = text;
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

/** Label, control and box of a copy of the pattern. */
function partsOf(element: HTMLElement): [HTMLElement, HTMLElement, HTMLElement] {
  // What `makePattern` put there.
  const words = element.firstElementChild as HTMLElement;
  const control = element.lastElementChild as HTMLElement;
  return [words, control, control.firstElementChild as HTMLElement];
}
