import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { allDesigns, ownDesigns, sharedDesigns, withoutPasswordBoxes } from '../designs/foreign-designs.ts';
import { type Connection, connect } from '../support/api.ts';
import { fillForm } from '../support/fill-form.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { goWithin, signIn } from '../support/steps.ts';

interface Published {
  readonly id: string;
  readonly title: string;
}

describe('a design of another product', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let visitor: Visitor;
  let published: Map<string, Published>;

  beforeAll(async () => {
    product = await startProduct({ env: { ADIT_DEMO: '1' } });
    browser = await openBrowser();
    admin = await connect(product.url, 'admin');
    published = new Map();
    for (const [index, { name, design }] of allDesigns.entries()) {
      const title = `${name.replace('.json', '')} ${index}`;
      const body = { design: withoutPasswordBoxes(design), fullName: title, enCode: `walk${index}` };
      const imported = (await admin.post('/api/visualdev/Base/Actions/Import', body)) as { id: string }; // the call's shape
      await admin.post(`/api/visualdev/Base/${imported.id}/Actions/Release`, { menu: { fullName: title } });
      published.set(name, { id: imported.id, title });
    }
    visitor = await visit(browser, product.url);
    await visitor.page.addInitScript(keepSent);
    await signIn(visitor.page, 'admin');
  });

  afterEach(({ task }) => pictureOfFailure(visitor.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const stored = async (id: string) => (await admin.get(`/api/visualdev/Base/${id}`)) as StoredModel; // by the call's shape
  const open = async (id: string) => {
    const { page } = visitor;
    visitor.complaints.splice(0);
    await page.goto(`/model/${id}`);
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.locator('.adit-entry-form');
    await form.locator('.adit-document').waitFor({ state: 'attached' });
    // Controls without a widget show as what they are; none of ours may fail.
    expect(await form.locator('.adit-error-node', { hasText: '出错了' }).allTextContents()).toEqual([]);
    return form;
  };

  it.each(ownDesigns.map(({ name }) => name))('%s is drawn, placeholders and all', async (name) => {
    await open(published.get(name)?.id ?? '');
    // Dictionaries and interfaces that the design names are not here: their options are refused, the form works.
    expect(visitor.complaints.filter((one) => !one.includes('Failed to load resource'))).toEqual([]);
  });

  it.each(sharedDesigns.map(({ name }) => name))('%s is drawn, filled in, saved and read back equal', async (name) => {
    const { id } = published.get(name) ?? { id: '' };
    const { page } = visitor;
    const form = await open(id);
    expect(await form.locator('.adit-error-node').count()).toBe(0);
    await fillForm(page, form);
    const sent = await submit(page, id);
    const { list } = (await admin.post(`/api/visualdev/OnlineDev/${id}/List`, {})) as { list: { id: string }[] }; // by its shape
    expect(list).toHaveLength(1);
    const stored = (await admin.get(`/api/visualdev/OnlineDev/${id}/${list[0]?.id}`)) as { data: string };
    expect(JSON.parse(stored.data)).toMatchObject(withoutFiles(sent));
    if (Object.keys(sent).length > 0) {
      await page.locator('.adit-list-link').first().click();
      await page.locator('.adit-viewer .adit-document').waitFor();
    }
    expect(visitor.complaints).toEqual([]);
  });

  it('is the same text to the byte after a node was moved and moved back in the designer, both times saved', async () => {
    const { page } = visitor;
    await page.goto('/onlineDev/webDesign');
    visitor.complaints.splice(0);
    const press = async (key: string, then: string) => {
      await page.keyboard.press(key);
      await page.locator(`.adit-design-saved[data-status="${then}"]`).waitFor();
    };
    const first = page.locator('[data-design-row][aria-level="2"]').first();
    const movable = page.locator('[data-design-row][aria-posinset="1"]:not([aria-setsize="1"])').first();
    for (const [name, { id, title }] of published) {
      const before = await stored(id);
      await goWithin(page, `/onlineDev/design?id=${id}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await first.waitFor();
      // A lone one has no place to go to: that is said, and nothing is there to be saved.
      const isLone = (await movable.count()) === 0;
      await (isLone ? first : movable).click();
      const steps = isLone ? [] : (['Alt+ArrowDown', 'Alt+ArrowUp'] as const);
      for (const step of steps) {
        await press(step, 'unsaved');
        await press('Control+s', 'idle');
        const isMoved = formOf(await stored(id)) !== formOf(before);
        expect(isMoved, `${name} after ${step}`).toBe(step === 'Alt+ArrowDown');
      }
      if (isLone) {
        await press('Alt+ArrowDown', 'idle');
        await page.getByText('已经到头，不能再移动').first().waitFor({ state: 'attached' });
        await press('Control+s', 'idle');
      }
      expect(await stored(id), name).toMatchObject({ ...textsOf(before), revision: before.revision + steps.length });
    }
    expect(visitor.complaints).toEqual([]);
  });
});

/** What is stored of a design as text. */
const textsOf = ({ formData, columnData, tables }: StoredModel) => ({ formData, columnData, tables });
/** The form of a stored design as canonical text. */
const formOf = ({ formData }: StoredModel) => formatDocument(JSON.parse(formData));

/** Presses submit and gives back what the page has sent. */
async function submit(page: Page, modelId: string): Promise<Record<string, unknown>> {
  const answering = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(`/OnlineDev/${modelId}?`),
    { timeout: 15_000 },
  );
  await page.locator('.adit-entry-footer .ant-btn-primary').click();
  const answer = await (await answering).json();
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  await page.locator('.adit-entry-form').waitFor({ state: 'detached' });
  const sent = await page.evaluate(() => Reflect.get(window, 'aditSent'));
  return JSON.parse(JSON.parse(String(sent)).data);
}

/** The server writes name, size and address of a file itself: of those only the id is the page's. */
function withoutFiles(sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'fileId' in one)
        ? value.map(({ fileId }) => expect.objectContaining({ fileId }))
        : value,
    ]),
  );
}

/** Keeps the body of the last write, which the browser's own tools do not show for streams. */
function keepSent() {
  const plain = window.fetch;
  window.fetch = async (...args) => {
    const [request] = args;
    if (request instanceof Request && request.method === 'POST' && /OnlineDev\/[^/?]+\?/.test(request.url)) {
      Reflect.set(window, 'aditSent', await request.clone().text());
    }
    return plain(...args);
  };
}
