import type { BrowserContext, Page } from 'playwright';
import type { Connection } from '../../support/api.ts';
import { signIn } from '../../support/steps.ts';
import { benchDesign } from './design.ts';
import type { MeasuredDesigner } from './designer.ts';

const waitMs = 120_000;

/** The product as it is built, over its server: the design is stored as any other is, and opened by its address. */
export function aditDesigner(admin: Connection): MeasuredDesigner {
  const node = (id: string) => `[data-design-root] [data-design-key="${id}"]`;
  const signedIn = new WeakSet<BrowserContext>();
  return {
    name: 'adit',
    async open(page, size) {
      const context = page.context();
      if (!signedIn.has(context)) await signIn(page, 'admin');
      signedIn.add(context);
      const id = await storedDesign(admin, size);
      await page.goto(`/onlineDev/design?id=${id}`);
      const last = benchDesign(size).at(-1)?.fields.at(-1)?.id ?? '';
      await page.waitForSelector(node(last), { state: 'attached', timeout: waitMs });
      await page.waitForSelector('.adit-design-used', { timeout: waitMs });
    },
    pointOf: (page, id) => middleOf(page, node(id)),
    move: (page, by) => page.keyboard.press(by === 1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
    undo: (page) => page.keyboard.press('Control+z'),
    async focusLabel(page) {
      const box = page.locator('#adit-design-settings').getByRole('textbox').first();
      await box.click();
      await page.keyboard.press('End');
    },
    async dropNothing(page) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
    firstCard: (page) =>
      page.evaluate((card) => {
        const fields = document.querySelectorAll<HTMLElement>(`${card} [data-design-key]`);
        return [...fields].map(({ dataset }) => dataset.designKey ?? '');
      }, node('card0')),
    labelOf: async (page, id) => (await page.locator(`${node(id)} .adit-design-label`).textContent()) ?? '',
  };
}

/** @returns id of the stored model */
async function storedDesign(admin: Connection, size: number): Promise<string> {
  const nodes = benchDesign(size).map(({ id, label, fields }) => ({
    id,
    config: {
      aditKey: 'card',
      label,
      span: 24,
      children: fields.map((field) => ({
        id: field.id,
        vModel: field.id,
        config: { aditKey: field.kind, label: field.label, span: 12 },
      })),
    },
  }));
  const body = {
    fullName: `Bench ${size}`,
    enCode: `bench.${size}.${Date.now()}`,
    formData: JSON.stringify({ version: 1, nodes }),
  };
  const stored = (await admin.post('/api/visualdev/Base', body)) as { id: string }; // the call's shape
  return stored.id;
}

/** @throws Error where it is not on the page */
export async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  // Its upper half: what stands under the middle may be a tool.
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}
