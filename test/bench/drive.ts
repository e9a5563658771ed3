import { appendFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { MeasuredPage } from './measured-page.ts';
import type { BenchOptions } from './options.ts';
import type { Sample } from './samples.ts';
import { servePages } from './serve-pages.ts';

const stepMostMs = 120_000;

/** Draws each contender at each size in a page of its own and appends what was measured to `out`. */
export async function drive(options: BenchOptions, pages: string, out: string): Promise<void> {
  const served = await servePages(pages);
  try {
    for (let turn = 0; turn < options.repetitions; turn += 1) {
      for (const [kind, sizes] of [['form', options.fields] as const, ['table', options.rows] as const]) {
        for (const n of sizes) for (const name of options.contenders) await one(kind, name, n);
      }
    }
  } finally {
    served.close();
  }

  async function one(kind: Sample['kind'], name: string, n: number) {
    const isTableOnly = name.endsWith('-paged');
    if (kind === 'table' ? name !== 'adit' && !name.startsWith('formily') : isTableOnly) return;
    const executablePath = findChromium();
    const browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) });
    const sample = await measure(browser, `${served.base}/${name}/page.html`, { kind, name, n });
    await browser.close();
    appendFileSync(out, `${JSON.stringify(sample)}\n`);
    const { mountCpu = 0, heap = 0, error = '' } = sample;
    process.stdout.write(
      `${kind} ${n} ${name}: mount ${mountCpu.toFixed(0)} ms, heap ${heap.toFixed(1)} MiB ${error}\n`,
    );
  }
}

async function measure(browser: Browser, address: string, about: Pick<Sample, 'kind' | 'name' | 'n'>): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(stepMostMs);
  try {
    const measured = await MeasuredPage.of(page);
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    return { ...about, ...(await (about.kind === 'form' ? measureForm : measureTable)(measured, about.n)) };
  } catch (error) {
    return { ...about, error: error instanceof Error ? error.message : String(error) };
  }
}

type Figures = Omit<Sample, 'kind' | 'name' | 'n'>;

async function measureForm(measured: MeasuredPage, n: number): Promise<Figures> {
  const { page } = measured;
  const before = await measured.heap();
  const mountCpu = await measured.cpuOf(() => page.evaluate((size) => window.bench.mount(size), n));
  const heap = (await measured.heap()) - before;
  const mount = await page.evaluate(() => window.bench.verify('initial'));
  const targets = await page.evaluate(() => window.bench.targets());
  const shown = (name: string) => page.evaluate((field) => window.bench.shown(field), name);

  await page.evaluate((name) => window.bench.focus(name), targets.text);
  const start = await shown(targets.text);
  await page.keyboard.press('a');
  const textOk = (await shown(targets.text)) === `${start}a`;
  await page.keyboard.press('Backspace');
  const text = await measured.keys('a');

  await page.evaluate((name) => window.bench.focus(name), targets.number);
  await page.keyboard.press('1');
  const calcOk = Number(await shown(targets.sum)) === targets.sumAfterKey;
  await page.keyboard.press('Backspace');
  const num = await measured.keys('1');

  let judged = { got: 0, want: 0 };
  const validateCpu = await measured.cpuOf(async () => {
    judged = await page.evaluate(() => window.bench.validate());
  });
  const setCpu = await measured.cpuOf(() => page.evaluate(() => window.bench.setValues()));
  const after = await page.evaluate(() => window.bench.verify('other'));
  const last = await page.evaluate(() => window.bench.sumOfOthers());
  const unmountCpu = await measured.cpuOf(() => page.evaluate(() => window.bench.unmount()));
  return {
    mountCpu,
    heap,
    mount,
    text,
    num,
    validate: { cpu: validateCpu, ...judged },
    setValues: { cpu: setCpu },
    unmount: { cpu: unmountCpu },
    textOk,
    calcOk,
    setOk: after.found === after.want && Number(last.got) === last.want,
  };
}

async function measureTable(measured: MeasuredPage, n: number): Promise<Figures> {
  const { page } = measured;
  const before = await measured.heap();
  const mountCpu = await measured.cpuOf(() => page.evaluate((rows) => window.bench.mountTable(rows), n));
  const heap = (await measured.heap()) - before;
  await page.evaluate(() => window.bench.focusCell());
  const start = await page.evaluate(() => window.bench.cellText());
  await page.keyboard.press('a');
  const textOk = (await page.evaluate(() => window.bench.cellText())) === `${start}a`;
  await page.keyboard.press('Backspace');
  const text = await measured.keys('a');
  const appendCpu = await measured.cpuOf(() => page.evaluate(() => window.bench.append()));
  const unmountCpu = await measured.cpuOf(() => page.evaluate(() => window.bench.unmount()));
  return { mountCpu, heap, text, append: { cpu: appendCpu }, unmount: { cpu: unmountCpu }, textOk };
}
