import type { Locator, Page } from 'playwright';

/** A picture of one pixel: the smallest file that is what it says. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Fills in every empty field of the open entry form, as a person would: by what the control is, one after the other.
 * @param root the form
 * @returns how many fields were filled, by widget
 */
export async function fillForm(page: Page, root: Locator): Promise<Record<string, number>> {
  const filled: Record<string, number> = {};
  const items = root.locator('.adit-item[data-key]');
  for (let index = 0; index < (await items.count()); index += 1) {
    const item = items.nth(index);
    const key = (await item.getAttribute('data-key')) ?? '';
    const fill = fillers[key];
    if (!fill) continue;
    await item.scrollIntoViewIfNeeded();
    await fill(page, item);
    filled[key] = (filled[key] ?? 0) + 1;
  }
  return filled;
}

type Fill = (page: Page, item: Locator) => Promise<void>;

/** The first of the texts that the field's own rules take. */
const fillText =
  (...texts: string[]): Fill =>
  async (_page, item) => {
    const control = item.locator('input, textarea').first();
    if (!(await control.isEditable()) || (await control.inputValue()) !== '') return;
    for (const text of texts) {
      await control.fill(text);
      await control.blur();
      if ((await item.locator('.adit-error').count()) === 0) return;
    }
  };

const chooseOption: Fill = async (page, item) => {
  const control = item.getByRole('combobox').first();
  if (!(await control.isEnabled())) return;
  await control.click();
  const popup = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden):not(.ant-slide-up-leave)').last();
  await popup.waitFor();
  const option = popup.locator('.ant-select-item-option, .ant-select-tree-treenode:not([aria-hidden=true])').first();
  if ((await option.count()) > 0) await option.click();
  // A choice of several stays open; one of one closes by itself.
  if (await popup.isVisible()) await control.press('Escape');
  await popup.waitFor({ state: 'hidden' });
};

/** Down the columns to a leaf. */
const choosePath: Fill = async (page, item) => {
  await item.getByRole('combobox').first().click();
  const menus = page.locator('.ant-cascader-menu');
  await menus.first().waitFor();
  for (let level = 0; level < 10; level += 1) {
    const menu = menus.nth(level);
    if ((await menu.count()) === 0) break;
    const entry = menu.locator('.ant-cascader-menu-item').first();
    const isLeaf = (await entry.locator('.ant-cascader-menu-item-expand-icon').count()) === 0;
    await entry.click();
    if (isLeaf) break;
  }
};

const checkFirst: Fill = async (_page, item) => {
  const box = item.locator('input[type=radio], input[type=checkbox]').first();
  if ((await box.isEnabled()) && !(await box.isChecked())) await box.check({ force: true });
};

const addFile: Fill = async (_page, item) => {
  const chooser = item.locator('input[type=file]');
  if ((await chooser.count()) === 0) return;
  await chooser.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: onePixel });
  await item.locator('[aria-busy=true]').waitFor({ state: 'detached' });
};

const typeInto =
  (...texts: string[]): Fill =>
  async (page, item) => {
    const inputs = item.locator('input');
    for (const [index, text] of texts.entries()) {
      await inputs.nth(index).click();
      await inputs.nth(index).fill(text);
      await inputs.nth(index).press('Enter');
    }
    await page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').waitFor({ state: 'hidden' });
  };

const fillers: Readonly<Record<string, Fill>> = {
  input: fillText('K1200', '13800138000', 'zhou@example.com'),
  textarea: fillText('顶板渗漏水，已放置接水槽'),
  inputNumber: fillText('3'),
  inputIntNumber: fillText('3'),
  select: chooseOption,
  treeSelect: chooseOption,
  cascader: choosePath,
  radio: checkFirst,
  checkbox: checkFirst,
  date: typeInto('2026-11-20'),
  datetime: typeInto('2026-11-20 09:35'),
  time: typeInto('09:35:00'),
  dateRange: typeInto('2026-11-14', '2026-11-20'),
  rate: async (page, item) => {
    await item.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
  },
  uploadImg: addFile,
  uploadFile: addFile,
};
