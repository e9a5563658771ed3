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

  /** Rests on something until it is picked up, carries it there, lets go. */
  async carry(from: Locator, to: Spot) {
    const start = await middle(from);
    await this.touch('touchStart', start);
    await this.page.locator('.adit-design-ghost:not([hidden])').waitFor();
    for (let step = 1; step <= 6; step += 1) {
      const share = step / 6;
      await this.touch('touchMove', {
        x: start.x + (to.x - start.x) * share,
        y: start.y + (to.y - start.y) * share,
      });
    }
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

export async function middle(node: Locator): Promise<Spot> {
  const box = await node.boundingBox();
  if (!box) throw new Error('What was to be touched is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
