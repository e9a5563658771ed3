import type { Locator, Page } from 'playwright';
import { rowHeight } from '../../../designer/outline/row-window.ts';

/** A node by its line in the outline: its label, and which of several with that label, from 0. */
export interface Row {
  readonly label: string;
  readonly nth?: number;
}
export const row = (label: string, nth = 0): Row => ({ label, nth });

/** Tabs of the settings. */
export type SettingsTab = '属性' | '校验' | '联动' | '权限';

/**
 * What is done to a design, whichever way it is done: each hand gives the same commands by its own means. What is
 * chosen is what they act on, and what they have put in is chosen afterwards.
 */
export interface Hand {
  readonly page: Page;
  choose(row: Row): Promise<void>;
  /** Adds those up to another line to what is chosen. */
  chooseTo(row: Row): Promise<void>;
  /** Puts a component in after what is chosen; with `into`, as the first one inside of that. */
  insert(name: string, into?: Row): Promise<void>;
  /** To the place of a neighbour: before it on the way up, behind it on the way down. */
  move(by: 'up' | 'down', past: Row): Promise<void>;
  resize(columns: number): Promise<void>;
  /** An entry of the node's menu, by its path. */
  menu(...path: string[]): Promise<void>;
  duplicate(): Promise<void>;
  remove(): Promise<void>;
  copy(): Promise<void>;
  cut(): Promise<void>;
  paste(): Promise<void>;
  undo(times: number): Promise<void>;
  redo(times: number): Promise<void>;
  save(): Promise<void>;
  /** A text of the settings, by its label; given when it is left. */
  write(tab: SettingsTab, label: string, text: string): Promise<void>;
  /** A button of the settings. */
  press(tab: SettingsTab, button: string | RegExp): Promise<void>;
  /** One of a list that a control of the settings opens. */
  pick(tab: SettingsTab, control: string | RegExp, option: string): Promise<void>;
  /** Moves an option of the chosen field up by one. */
  optionUp(name: string): Promise<void>;
  /** Writes signs and numbers of a formula. */
  formula(signs: string): Promise<void>;
}

/** Labels of the outline's lines, the design's own first. */
export function outlineLabels(page: Page): Promise<string[]> {
  return page
    .getByRole('tree')
    .getByRole('treeitem')
    .evaluateAll((items) =>
      items
        .map((item) => ({
          top: Number.parseFloat(item instanceof HTMLElement ? item.style.top : ''),
          words: item.querySelector('.adit-design-outline-name')?.textContent ?? '',
        }))
        .sort((one, other) => one.top - other.top)
        .map(({ words }) => words),
    );
}

/** Place of a line among all of the outline, the design's own being 0. */
export async function placeOf(page: Page, { label, nth = 0 }: Row): Promise<number> {
  const labels = await outlineLabels(page);
  const places = labels.flatMap((one, place) => (one === label ? [place] : []));
  const place = places[nth];
  if (place === undefined) throw new Error(`No line ${nth} is called ${label}: ${labels.join(', ')}`);
  return place;
}

/** A line of the outline by its place. */
export function outlineLine(page: Page, place: number): Locator {
  return page.locator(`[role="treeitem"][style*="top: ${rowHeight * place}px"]`);
}
