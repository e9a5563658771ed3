import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

/** What is done to a form, whichever way it is done. */
interface Hand {
  /** Puts a component after the one that is chosen, and chooses it. */
  insert(page: Page, name: string): Promise<void>;
  /** One place up among its neighbours. */
  up(page: Page): Promise<void>;
  /** From 12 columns to 8. */
  narrow(page: Page): Promise<void>;
  copy(page: Page): Promise<void>;
  remove(page: Page): Promise<void>;
}

const palette = (page: Page) => page.getByRole('region', { name: '组件面板' });
const chosen = (page: Page): Locator => page.locator('[data-design-root] [aria-current="true"]');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '节点操作' }).getByRole('button', { name });

const byClicks: Hand = {
  insert: (page, name) => palette(page).getByRole('button', { name, exact: true }).click(),
  up: (page) => tool(page, '上移').click(),
  narrow: async (page) => {
    await page.getByRole('radio', { name: '8', exact: true }).locator('xpath=..').click();
  },
  copy: (page) => tool(page, '复制一份').click(),
  remove: (page) => tool(page, '删除').click(),
};

const byKeys: Hand = {
  insert: async (page, name) => {
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    // Once to empty the search, once to go to what was put in.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
  up: (page) => page.keyboard.press('Alt+ArrowUp'),
  narrow: async (page) => {
    await page.keyboard.press('[');
    await page.keyboard.press('[');
  },
  copy: (page) => page.keyboard.press('Control+d'),
  remove: (page) => page.keyboard.press('Delete'),
};

/** What has no drag (a copy, a removal) is done by clicks. */
const byDragging: Hand = {
  ...byClicks,
  insert: async (page, name) => {
    const from = palette(page).getByRole('button', { name, exact: true });
    const last = chosen(page);
    if ((await last.count()) === 0) return from.click();
    await from.dragTo(last, { targetPosition: await lowerEdge(last), steps: 8 });
  },
  up: async (page) => {
    const before = page.locator('[data-design-root] [data-design-key]', {
      has: page.locator('xpath=following-sibling::*[1][@aria-current="true"]'),
    });
    const above = (await before.count()) > 0 ? before.first() : chosen(page).locator('xpath=preceding-sibling::*[1]');
    await chosen(page).dragTo(above, { sourcePosition: { x: 40, y: 12 }, targetPosition: { x: 12, y: 8 }, steps: 8 });
  },
  narrow: async (page) => {
    const handle = page.getByRole('slider', { name: '宽度' });
    const box = await handle.boundingBox();
    const node = await chosen(page).boundingBox();
    if (!box || !node) throw new Error('There is no handle to drag.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - node.width / 3, y, { steps: 8 });
    await page.mouse.up();
  },
};

async function lowerEdge(node: Locator) {
  const box = await node.boundingBox();
  return { x: (box?.width ?? 40) - 20, y: (box?.height ?? 40) - 6 };
}

describe('the designer', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  const designs: string[] = [];

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    page = visitor.page;
    await signIn(page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each([
    ['clicks', byClicks],
    ['keys', byKeys],
    ['dragging', byDragging],
  ] as const)('makes a form by %s, saves it, and finds it again as it was left', async (way, hand) => {
    await page.goto('/onlineDev/webDesign');
    await page.getByRole('button', { name: '新建' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '名称' }).fill('三种做法');
    await dialog.getByRole('textbox', { name: '编码' }).fill(`hand.${way}`);
    await dialog.getByRole('button', { name: '新建并设计' }).click();
    await page.getByText('还没有字段').waitFor();

    const labels = async () => (await page.getByRole('treeitem').allTextContents()).slice(1);
    for (const name of ['单行输入', '数字', '下拉选择', '日期', '开关']) {
      const count = (await labels()).length;
      await hand.insert(page, name);
      await expect.poll(async () => (await labels()).length, { message: name }).toBe(count + 1);
    }
    await hand.up(page);
    await expect.poll(async () => (await labels()).join()).toMatch(/开关.*日期/);
    await hand.narrow(page);
    await expect.poll(() => chosen(page).textContent()).toContain('8 / 24');
    await hand.copy(page);
    await expect.poll(async () => (await labels()).length).toBe(6);
    await hand.remove(page);
    await expect.poll(async () => (await labels()).length).toBe(5);

    await page.keyboard.press('Control+s');
    await page.getByText(/^已保存/).waitFor();
    designs.push(await storedForm(page));
    await page.reload();
    await expect.poll(async () => (await labels()).length).toBe(5);
  });

  it('makes the same document whichever way it is made, byte by byte', () => {
    expect(designs.length).toBe(3);
    expect(JSON.parse(designs[0] ?? '{}').nodes).toHaveLength(5);
    expect(new Set(designs).size).toBe(1);
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

/** The form as the server has it, as text. */
async function storedForm(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('id');
  const answer = page.waitForResponse((response) => response.url().includes(`/api/visualdev/Base/${id}?`));
  await page.reload();
  const stored: { data: { formData: string } } = await (await answer).json();
  return stored.data.formData;
}
