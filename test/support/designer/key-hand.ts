import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Keyboard } from '../keyboard.ts';
import { type Hand, placeOf, type Row, type SettingsTab } from './hand.ts';

/** Lists and menus have at most so many entries, panels so many stops. */
const most = 60;

/** The keyboard alone. After each key the focus has to be somewhere, with a mark that can be seen. */
export class KeyHand implements Hand {
  constructor(
    readonly page: Page,
    private readonly keys: Keyboard,
  ) {}

  async choose(row: Row) {
    const place = await placeOf(this.page, row);
    await this.toCanvas();
    await this.rush('Home', 1);
    await this.rush('ArrowDown', place - 1);
  }
  async chooseTo(row: Row) {
    const steps = (await placeOf(this.page, row)) - (await this.keys.read(placeInOutline));
    await this.keys.press(steps > 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp', Math.abs(steps));
  }
  async insert(name: string, into?: Row) {
    if (into) await this.choose(into);
    else await this.toCanvas();
    await this.keys.press('/');
    await this.keys.at({ role: 'textbox', name: '搜索组件' });
    await this.keys.type(name);
    await this.keys.press('Enter');
    // Once to empty the search, once to go to what was put in.
    await this.keys.press('Escape', 2);
  }
  move = (by: 'up' | 'down', _past: Row) => this.keys.press(by === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
  async resize(columns: number) {
    const handle = this.page.getByRole('slider', { name: '宽度', exact: true });
    for (let turn = 0; turn < 20; turn += 1) {
      const now = Number(await handle.getAttribute('aria-valuenow'));
      if (now === columns) return;
      await this.keys.press(now > columns ? '[' : ']');
    }
    throw new Error(`The brackets do not lead to ${columns} columns.`);
  }
  async menu(...path: string[]) {
    await this.keys.press('Shift+F10');
    await this.arrives((focused) => focused.closest('[role="menu"]') !== null, 'the menu');
    for (const [level, name] of path.entries()) {
      await this.until('ArrowDown', wordsOf, (words) => words.startsWith(name));
      if (level === path.length - 1) return this.keys.press('Enter');
      await this.keys.press('ArrowRight');
      await this.arrives((focused) => focused.closest('[class*="menu-submenu-popup"]') !== null, 'the inner menu');
    }
  }
  duplicate = () => this.keys.press('Control+d');
  remove = () => this.keys.press('Delete');
  copy = () => this.keys.press('Control+c');
  cut = () => this.keys.press('Control+x');
  paste = () => this.keys.press('Control+v');
  undo = (times: number) => this.keys.press('Control+z', times);
  redo = (times: number) => this.keys.press('Control+Shift+Z', times);
  save = () => this.keys.press('Control+s');

  async write(tab: SettingsTab, label: string, text: string) {
    await this.toSetting(tab, label);
    await this.keys.type(text);
    await this.keys.press('Tab');
    await this.toCanvas();
  }
  async press(tab: SettingsTab, button: string | RegExp) {
    await this.toSetting(tab, button);
    await this.keys.press('Enter');
  }
  async pick(tab: SettingsTab, control: string | RegExp, option: string) {
    await this.toSetting(tab, control);
    await this.keys.press('Enter');
    const active = this.page.locator(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active',
    );
    await active.waitFor();
    for (let turn = 0; turn < most && !(await active.textContent())?.includes(option); turn += 1)
      await this.keys.press('ArrowDown');
    await this.keys.press('Enter');
    // What is pressed next means another place: the list is gone by then.
    await active.waitFor({ state: 'hidden' });
  }
  async optionUp(name: string) {
    await this.toSetting('属性', `移动${name}`);
    await this.keys.press('Alt+ArrowUp');
  }
  async formula(signs: string) {
    await this.toSetting('属性', '公式');
    for (const sign of signs) await this.keys.press(sign);
  }

  /** Esc leads out of the settings. */
  private async toCanvas() {
    if (await this.keys.read((focused) => focused.closest('#adit-design-settings') !== null))
      await this.keys.press('Escape');
  }
  /** From the canvas or from another setting: into the settings, to the tab, and on to the control. */
  private async toSetting(tab: SettingsTab, name: string | RegExp) {
    await this.toCanvas();
    await this.keys.press('Enter');
    await this.arrives((focused) => focused.closest('#adit-design-settings') !== null, 'the settings');
    // The first setting has the focus; the tabs stand before it.
    await this.until('Shift+Tab', roleOf, (role) => role === 'tab');
    await this.until('ArrowRight', wordsOf, (words) => words.includes(tab));
    if (!(await this.keys.read((focused) => focused.ariaSelected === 'true'))) await this.keys.press('Enter');
    await this.until('Tab', nameOf, (words) => (typeof name === 'string' ? words === name : name.test(words)));
  }
  /** On the way to a place, which no command lies on: the focus is looked for at its end. */
  private async rush(key: string, times: number) {
    for (let time = 1; time < times; time += 1) await this.page.keyboard.press(key);
    if (times > 0) await this.keys.press(key);
  }
  /** Waits until the focus is where a key has sent it. */
  private async arrives(reader: (focused: Element) => boolean, where: string) {
    await expect.poll(() => this.keys.read(reader), { message: `the focus comes to ${where}` }).toBe(true);
  }
  /** A menu moves the focus a few frames after the key: what is read counts once it stays. */
  private async settled(reader: (focused: Element) => string): Promise<string> {
    const frames = () =>
      this.page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      );
    let found = await this.keys.read(reader);
    for (;;) {
      await frames();
      const again = await this.keys.read(reader);
      if (again === found) return found;
      found = again;
    }
  }
  private async until(key: string, reader: (focused: Element) => string, isThere: (found: string) => boolean) {
    const seen: string[] = [];
    for (let turn = 0; turn < most; turn += 1) {
      const found = await this.settled(reader);
      if (isThere(found)) return;
      seen.push(found);
      await this.page.keyboard.press(key);
    }
    throw new Error(`${most} times ${key} lead past: ${seen.join(', ')}`);
  }
}

/** What a screen reader calls it, as far as these controls go. Runs in the page. */
function nameOf(focused: Element): string {
  const { ariaLabel } = focused;
  if (ariaLabel) return ariaLabel;
  const labelled = focused.getAttribute('aria-labelledby');
  const by = labelled ? document.getElementById(labelled)?.textContent : null;
  const label = by ?? (focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null);
  return (label ?? focused.textContent ?? '').replace(/^\*/, '').trim();
}

function roleOf(focused: Element): string {
  return focused.getAttribute('role') ?? '';
}

/** The line of the outline that stands for what has the focus on the canvas. Runs in the page. */
function placeInOutline(focused: Element): number {
  const key = focused.closest<HTMLElement>('[data-design-key]')?.dataset.designKey ?? '';
  const line = document.querySelector<HTMLElement>(`[data-design-row="${CSS.escape(key)}"]`);
  return Number.parseFloat(line?.style.top ?? '') / 28;
}

/** Runs in the page. */
function wordsOf(focused: Element): string {
  return focused.textContent ?? '';
}
