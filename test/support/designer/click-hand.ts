import type { Locator, Page } from 'playwright';
import { type Hand, outlineLine, placeOf, type Row, type SettingsTab } from './hand.ts';

/** One press after the other, nothing carried: what a mouse, a pen or a switch can do. */
export class ClickHand implements Hand {
  constructor(readonly page: Page) {}

  protected get palette(): Locator {
    return this.page.getByRole('region', { name: '组件面板' });
  }
  protected get settings(): Locator {
    // While it is still of what was chosen before, a person sees so and waits.
    return this.page.locator('.adit-design-settings:not([aria-busy="true"])');
  }
  protected tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: '节点操作' }).getByRole('button', { name, exact: true });
  }

  async choose(row: Row) {
    await outlineLine(this.page, await placeOf(this.page, row))
      .locator('.adit-design-outline-name')
      .click();
  }
  async chooseTo(row: Row) {
    const line = outlineLine(this.page, await placeOf(this.page, row));
    await line.locator('.adit-design-outline-name').click({ modifiers: ['Shift'] });
  }
  async insert(name: string, into?: Row) {
    if (into) await this.choose(into);
    await this.palette.getByRole('button', { name, exact: true }).click();
  }
  async move(by: 'up' | 'down', _past: Row) {
    await this.tool(by === 'up' ? '上移' : '下移').click();
  }
  async resize(columns: number) {
    await this.tab('属性');
    await this.settings
      .getByRole('radio', { name: String(columns), exact: true })
      .locator('xpath=..')
      .click();
  }
  async menu(...path: string[]) {
    await this.tool('更多操作').click();
    for (const [level, name] of path.entries()) {
      const entry = this.page.locator('.ant-dropdown-menu-submenu-title, .ant-dropdown-menu-item').filter({
        has: this.page.getByText(name, { exact: true }),
        visible: true,
      });
      if (level < path.length - 1) await entry.last().hover();
      else await entry.last().click();
    }
  }
  async duplicate() {
    await this.tool('复制一份').click();
  }
  async remove() {
    await this.tool('删除').click();
  }
  copy = () => this.menu('复制到剪贴板');
  cut = () => this.menu('剪切');
  paste = () => this.menu('粘贴');
  async undo(times: number) {
    for (let time = 0; time < times; time += 1) await this.act('撤销').click();
  }
  async redo(times: number) {
    for (let time = 0; time < times; time += 1) await this.act('重做').click();
  }
  async save() {
    await this.act('保存').click();
  }
  async write(tab: SettingsTab, label: string, text: string) {
    await this.tab(tab);
    await this.settings.getByRole('textbox', { name: label, exact: true }).fill(text);
    // Given when it is left.
    await this.settings.getByRole('heading').first().click();
  }
  async press(tab: SettingsTab, button: string | RegExp) {
    await this.tab(tab);
    await this.settings.getByRole('button', { name: button, exact: true }).click();
  }
  async pick(tab: SettingsTab, control: string | RegExp, option: string) {
    await this.tab(tab);
    await this.settings.getByRole('combobox', { name: control, exact: true }).click();
    await this.page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
      .filter({ hasText: option })
      .first()
      .click();
  }
  async optionUp(name: string) {
    await this.press('属性', `${name}的操作`);
    await this.page.getByRole('menuitem', { name: '上移' }).click();
  }
  async formula(signs: string) {
    await this.tab('属性');
    for (const sign of signs) await this.settings.getByRole('button', { name: signNames[sign] ?? sign }).click();
  }

  protected act(name: string): Locator {
    return this.page.locator('.adit-design-acts').getByRole('button', { name, exact: true });
  }
  /** Opens a tab of the settings, if another one is open. */
  protected async tab(name: SettingsTab) {
    const tab = this.settings.getByRole('tab', { name: new RegExp(`^${name}`) });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  }
}

const signNames: Readonly<Record<string, string>> = { '+': '加', '*': '乘' };
