import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClickHand } from '../support/designer/click-hand.ts';
import { DragHand } from '../support/designer/drag-hand.ts';
import { outlineLabels } from '../support/designer/hand.ts';
import { KeyHand } from '../support/designer/key-hand.ts';
import { newForm, storedForm } from '../support/designer/steps.ts';
import { drawThirtyNodes } from '../support/designer/thirty-nodes.ts';
import { createKeyboard } from '../support/keyboard.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

const ways = {
  clicks: (page: Page) => new ClickHand(page),
  dragging: (page: Page) => new DragHand(page),
  keys: (page: Page) => new KeyHand(page, createKeyboard(page)),
};

describe('the designer', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  const designs: string[] = [];

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    // High enough for the whole outline to be drawn: places in it are counted.
    visitor = await visit(browser, product.url, { width: 1600, height: 2000 });
    page = visitor.page;
    await signIn(page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'draws a form of 30 nodes by %s, saves it, and finds it again as it was left',
    async (way) => {
      await newForm(page, `hand.${way}`);
      const hand = ways[way](page);
      const pressed = await countPointer(page);
      await drawThirtyNodes(hand);
      await hand.save();
      await page.getByText(/^已保存/).waitFor();
      if (way === 'keys') expect(await pressed(), 'presses of the pointer').toBe(0);
      designs.push(await storedForm(page));
      await expect.poll(async () => (await outlineLabels(page)).length).toBe(31);
    },
  );

  it('has the same document whichever way it was drawn, byte by byte', () => {
    expect(designs).toHaveLength(3);
    expect(countNodes(JSON.parse(designs[0] ?? '{}').nodes)).toBe(30);
    const [byClicks, ...others] = designs;
    for (const other of others) expect(other).toBe(byClicks);
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

/** Counts what a mouse does from now on. */
async function countPointer(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'aditPressed', 0);
    const count = (event: Event) =>
      event.isTrusted && Reflect.set(window, 'aditPressed', Reflect.get(window, 'aditPressed') + 1);
    window.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'aditPressed')));
}

function countNodes(nodes: readonly { config: { children?: [] } }[]): number {
  return nodes.reduce((sum, { config }) => sum + 1 + countNodes(config.children ?? []), 0);
}
