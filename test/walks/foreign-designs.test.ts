import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../support/api.ts';
import { fillForm } from '../support/fill-form.ts';
import { openBrowser, type Product, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

/** Designs that nobody here wrote, where they stand beside the project; and our own in each dialect. */
const folders = ['../../../shared/forms/', '../designs/fixtures/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const designs = folders.flatMap((folder) => {
  if (!existsSync(folder)) {
    console.log(`${folder} is not there: its designs are not walked`);
    return [];
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.replace('.json', ''), path: folder + name }));
});

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
    for (const [index, design] of designs.entries()) {
      const title = `${design.name} ${index}`;
      const body = { design: JSON.parse(readFileSync(design.path, 'utf8')), fullName: title, enCode: `walk${index}` };
      const imported = (await admin.post('/api/visualdev/Base/Actions/Import', body)) as { id: string }; // the call's shape
      await admin.post(`/api/visualdev/Base/${imported.id}/Actions/Release`, { menu: { fullName: title } });
      published.set(design.name, { id: imported.id, title });
    }
    visitor = await visit(browser, product.url);
    await signIn(visitor.page, 'admin');
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each(designs.map(({ name }) => name))('%s is drawn, filled in, saved and read back equal', async (name) => {
    const { id } = published.get(name) ?? { id: '' };
    const { page } = visitor;
    await page.goto(`/model/${id}`);
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.locator('.adit-entry-form');
    await form.waitFor();
    expect(await form.locator('.adit-error-node').allTextContents()).toEqual(await placeholders(admin, id));
    await fillForm(page, form);
    const sent = await submit(page, id);
    const [row] = ((await admin.post(`/api/visualdev/OnlineDev/${id}/List`, {})) as { list: { id: string }[] }).list;
    const stored = (await admin.get(`/api/visualdev/OnlineDev/${id}/${row?.id}`)) as { data: string };
    expect(JSON.parse(stored.data)).toMatchObject(sent);
    await page.goto(`/model/${id}`);
    await page.locator('.adit-list-link').first().click();
    await expect.poll(() => page.locator('.adit-viewer .adit-document').count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });
});

/** Presses submit and gives back what the page has sent. */
async function submit(page: Page, modelId: string): Promise<Record<string, unknown>> {
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(`/OnlineDev/${modelId}?`),
    {
      timeout: 15_000,
    },
  );
  await page.locator('.adit-entry-footer .ant-btn-primary').click();
  const request = await sending;
  const answer = await (await request.response())?.json();
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  await page.locator('.adit-entry-form').waitFor({ state: 'detached' });
  return JSON.parse(request.postDataJSON().data);
}

/** Error nodes are right where the design has a control that has no widget yet, and nowhere else. */
async function placeholders(admin: Connection, id: string): Promise<unknown> {
  const { formData } = (await admin.get(`/api/visualdev/OnlineDev/${id}/Config`)) as { formData: string };
  const unknown = [...formData.matchAll(/"aditKey":"(\w+)"/g)].filter(
    ([, key]) => key !== undefined && !knownKeys.has(key),
  );
  return unknown.map(() => expect.any(String));
}

const knownKeys = new Set(
  readdirSync(fileURLToPath(new URL('../../widgets/', import.meta.url))).map((folder) =>
    folder.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
  ),
);
