import { type FrameLayout, frameLayouts } from './frame-layouts.ts';
import { isRecord, records, wordOf } from './records.ts';
import { storedText } from './stored-text.ts';

export interface ChoiceEntry {
  readonly value: string;
  readonly label: string;
  readonly icon: string | undefined;
  /** As CSS: one colour, or one for each mode. */
  readonly swatch: string | undefined;
  /** Event of the node that it runs in place of `choose`. */
  readonly event: string | undefined;
  /** Name of a small drawing of a page's parts. */
  readonly drawing: FrameLayout | undefined;
}

/**
 * Entries `{ value, label, icon?, swatch?, event?, drawing? }` of a stored list, or `{ id, name }` as calls
 * answer them; a swatch is one colour, or `{ light, dark }`.
 */
export function choiceEntries(options: unknown): ChoiceEntry[] {
  return records(options).map((option) => ({
    value: wordOf(option.value ?? option.id),
    label: wordOf(option.label ?? option.name) || wordOf(option.value),
    icon: storedText(option.icon),
    swatch: swatchOf(option.swatch),
    event: storedText(option.event),
    drawing: frameLayouts.find((layout) => layout === option.drawing),
  }));
}

const colour = /^#[\da-f]{6}$/i;

/** The shade for the mode that is shown: `light-dark()` follows the page's colour scheme. */
function swatchOf(stored: unknown): string | undefined {
  if (typeof stored === 'string' && colour.test(stored)) return stored;
  if (!isRecord(stored)) return undefined;
  const [light, dark] = [wordOf(stored.light), wordOf(stored.dark)];
  return colour.test(light) && colour.test(dark) ? `light-dark(${light}, ${dark})` : undefined;
}
