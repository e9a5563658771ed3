import type { CDPSession, Page } from 'playwright';

const characterPairs = 4;

/** What a page has used so far: CPU of its main thread, and of the scripts on it, in ms. */
export interface Spent {
  readonly cpu: number;
  readonly script: number;
}

/** A page under measure: main-thread CPU in ms and the JavaScript heap in MiB. */
export class MeasuredPage {
  readonly page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<MeasuredPage> {
    const session = await page.context().newCDPSession(page);
    // CPU of the thread, which other work on the machine disturbs less than the clock on the wall.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new MeasuredPage(page, session);
  }

  async #metrics(): Promise<(name: string) => number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  }

  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#metrics())('JSHeapUsedSize') / 2 ** 20;
  }

  async spent(): Promise<Spent> {
    const metric = await this.#metrics();
    return { cpu: metric('TaskDuration') * 1000, script: metric('ScriptDuration') * 1000 };
  }

  async spentBy(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.spent();
    await work();
    const after = await this.spent();
    return { cpu: after.cpu - before.cpu, script: after.script - before.script };
  }

  async cpuOf(work: () => Promise<unknown>): Promise<number> {
    return (await this.spentBy(work)).cpu;
  }

  /** Types a character and takes it back, so that each key is an edit and the value ends as it began. */
  async keys(character: string): Promise<{ cpu: number }> {
    const { keyboard } = this.page;
    const pair = async () => {
      for (const key of [character, 'Backspace']) {
        await keyboard.press(key);
        await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    };
    await pair();
    const cpu = await this.cpuOf(async () => {
      for (let count = 0; count < characterPairs; count += 1) await pair();
    });
    return { cpu: cpu / (characterPairs * 2) };
  }
}
