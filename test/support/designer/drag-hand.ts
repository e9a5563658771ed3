import type { Locator } from 'playwright';
import { ClickHand } from './click-hand.ts';
import { outlineLine, placeOf, type Row } from './hand.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Carries what can be carried with the mouse; what has no drag (a copy, a removal, a setting) is pressed. */
export class DragHand extends ClickHand {
  private get chosen(): Locator {
    return this.page.locator('[data-design-root] [aria-current="true"]');
  }

  override async insert(name: string, into?: Row) {
    const from = this.palette.getByRole('button', { name, exact: true });
    if (into) {
      await this.choose(into);
      return this.carry(await middle(from), await middle(this.chosen));
    }
    if ((await this.chosen.count()) === 0) return this.carry(await middle(from), await middle(this.sheet));
    const isTable = (await this.chosen.getAttribute('data-widget')) === 'table';
    await this.carry(await middle(from), isTable ? await middle(this.chosen) : await after(this.chosen));
  }
  override async move(by: 'up' | 'down', past: Row) {
    const from = await boxOf(this.chosen);
    const other = await this.onCanvas(past);
    await this.carry({ x: from.x + 40, y: from.y + 12 }, by === 'up' ? await before(other) : await after(other));
  }
  override async resize(columns: number) {
    const handle = this.page.getByRole('slider', { name: '宽度', exact: true });
    const now = Number(await handle.getAttribute('aria-valuenow'));
    const from = await middle(handle);
    const gridWidth = await this.chosen.evaluate((node) => node.parentElement?.getBoundingClientRect().width ?? 0);
    await this.carry(from, { x: from.x + ((columns - now) * gridWidth) / 24, y: from.y });
  }
  override async optionUp(name: string) {
    await this.tab('属性');
    const handle = this.settings.getByRole('button', { name: `移动${name}`, exact: true });
    await handle.dragTo(handle.locator('xpath=ancestor::tr/preceding-sibling::tr[1]'));
  }

  private get sheet(): Locator {
    return this.page.locator('[data-design-root] .adit-design-paper');
  }
  /** The drawing of an outline's line. */
  private async onCanvas(row: Row): Promise<Locator> {
    const line = outlineLine(this.page, await placeOf(this.page, row));
    return this.page.locator(`[data-design-root] [data-design-key="${await line.getAttribute('data-design-row')}"]`);
  }
  private async carry(from: Spot, to: Spot) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await mouse.up();
  }
}

async function boxOf(node: Locator) {
  const box = await node.boundingBox();
  if (!box) throw new Error('What was to be carried or reached is not drawn.');
  return box;
}
async function middle(node: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(node);
  return { x: x + width / 2, y: y + height / 2 };
}
/** Left and at the top: before a node, whether others stand beside it or not. */
async function before(node: Locator): Promise<Spot> {
  const { x, y } = await boxOf(node);
  return { x: x + 12, y: y + 4 };
}
/** Right and at the bottom: behind it. */
async function after(node: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(node);
  return { x: x + width - 14, y: y + height - 4 };
}
