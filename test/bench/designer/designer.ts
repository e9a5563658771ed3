import type { Page } from 'playwright';

/** A designer under measure, used by a person's means where it has them: pointer and keys. */
export interface MeasuredDesigner {
  readonly name: string;
  /** Opens a design of so many nodes; over when its last node is on the canvas. */
  open(page: Page, size: number): Promise<void>;
  /** Where a press on a field chooses it, on the page as it is scrolled now. */
  pointOf(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }>;
  /** One place down or up among its neighbours, of what is chosen. */
  move(page: Page, by: 1 | -1): Promise<void>;
  undo(page: Page): Promise<void>;
  /** Puts the caret at the end of the label, in the settings of what is chosen. */
  focusLabel(page: Page): Promise<void>;
  /** Ends a drag without moving anything. */
  dropNothing(page: Page): Promise<void>;
  /** The fields of the first card, as they stand on the canvas: what a check reads. */
  firstCard(page: Page): Promise<readonly string[]>;
  /** The label of a field, as the canvas shows it. */
  labelOf(page: Page, id: string): Promise<string>;
}
