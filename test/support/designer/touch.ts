import type { CDPSession, Locator, Page } from 'playwright';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One finger on the screen, as the browser hears it from the machine. */
export class Finger {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Rests on something until it is picked up, carries it onto a node of the canvas, and lets go once a place is shown. */
  async carry(from: Locator, onto: Locator) {
    // A canvas that was wiped still glides: what it draws has a place only when it rests.
    await onto.hover({ trial: true });
    await from.hover({ trial: true });
    const [start, end] = [await middle(from), await middle(onto)];
    await this.touch('touchStart', start);
    await this.page.locator('.adit-design-ghost:not([hidden])').waitFor();
    for (let step = 1; step <= 6; step += 1) {
      const share = step / 6;
      await this.touch('touchMove', {
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
      });
    }
    // Between two nodes of a row it is a line without a width, which is no visible element to the driver.
    await this.page.locator('.adit-design-drop:not([data-refused])').waitFor({ state: 'attached' });
    await this.touch('touchEnd');
  }

  /** Wipes up by so much, as one scrolls. */
  async wipe(over: Locator, upPx: number) {
    const start = await middle(over);
    await this.touch('touchStart', start);
    for (let step = 1; step <= 6; step += 1)
      await this.touch('touchMove', { x: start.x, y: start.y - (upPx * step) / 6 });
    await this.touch('touchEnd');
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot) {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] });
  }
}

async function middle(node: Locator): Promise<Spot> {
  const box = await node.boundingBox();
  if (!box) throw new Error('What was to be touched is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
