import type { BrowserContext, Page } from 'playwright';
import { ensureBuilt } from '../../server/run/build.mjs';
import { openBrowser, startProduct } from '../support/product.ts';
import { signIn } from '../support/steps.ts';
import type { Outcome } from './outcome.ts';
import { projectRoot } from './places.ts';
import { medianOf } from './samples.ts';

const quietMs = 1_500;
const size = { width: 1366, height: 900 };

/** What a browser does that comes to a page for the first time: new context, empty cache, no throttling. */
export interface Entry {
  readonly requests: number;
  /** Over the wire, with their heads. */
  readonly kilobytes: number;
  readonly firstPaintMs: number;
  /** Until a person can go on: the field for the account; the frame with its figures. */
  readonly usableMs: number;
}

export interface EntryFigures {
  readonly signIn: readonly Entry[];
  readonly home: readonly Entry[];
}

export async function measureEntry(repetitions: number): Promise<EntryFigures> {
  await ensureBuilt(projectRoot);
  const product = await startProduct({ env: { ADIT_DEMO: '1' } });
  const browser = await openBrowser();
  const newContext = (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
    browser.newContext({
      baseURL: product.url,
      viewport: size,
      locale: 'zh-CN',
      ...(storageState ? { storageState } : {}),
    });
  try {
    const first = await newContext();
    await signIn(await first.newPage(), 'staff');
    const signedIn = await first.storageState();
    await first.close();
    const figures: { signIn: Entry[]; home: Entry[] } = { signIn: [], home: [] };
    for (let round = 0; round < repetitions; round += 1) {
      figures.signIn.push(await enter(await newContext(), '/login', accountField));
      figures.home.push(await enter(await newContext(signedIn), '/home', homeFigures));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

const accountField = (page: Page) => page.getByRole('textbox', { name: '账号' }).waitFor();
const homeFigures = (page: Page) => page.locator('.adit-figures strong').filter({ hasText: /\d/ }).first().waitFor();

async function enter(context: BrowserContext, path: string, usable: (page: Page) => Promise<void>): Promise<Entry> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await usable(page);
  const usableMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { requests, kilobytes: bytes / 1000, firstPaintMs, usableMs };
}

/** NocoBase 2.2.15, its lighter client, on another day of the same kind of machine: shared bench, section 3. */
const peer = {
  signIn: { requests: 95, kilobytes: 5_208, firstPaintMs: 2_300, usableMs: 3_400 },
  home: { requests: 119, kilobytes: 5_335, firstPaintMs: 2_600, usableMs: 3_100 },
} as const;
const names = { signIn: 'sign-in page', home: 'first page after sign-in' } as const;
const pages = ['signIn', 'home'] as const;

function middle(entries: readonly Entry[]): Entry {
  const of = (key: keyof Entry) => medianOf(entries.map((entry) => entry[key])) ?? Number.NaN;
  return {
    requests: of('requests'),
    kilobytes: of('kilobytes'),
    firstPaintMs: of('firstPaintMs'),
    usableMs: of('usableMs'),
  };
}

/** Bytes and requests do not depend on the day; times of two days are shown beside each other, and are no goal. */
export function entryOutcomes(figures: EntryFigures): Outcome[] {
  return pages.flatMap((page): Outcome[] => {
    const own = middle(figures[page]);
    const other = peer[page];
    const outcome = (what: string, key: 'requests' | 'kilobytes', unit: string): Outcome => ({
      what: `${names[page]}: ${what}, of NocoBase's`,
      limit: 1,
      reached: own[key] / other[key],
      detail: `${own[key].toFixed(0)} : ${other[key]} ${unit}`.trim(),
    });
    return [outcome('transferred', 'kilobytes', 'kB'), outcome('requests', 'requests', '')];
  });
}

export function entryTable(figures: EntryFigures): string[] {
  const line = (name: string, { requests, kilobytes, firstPaintMs, usableMs }: Entry) =>
    `| ${name} | ${requests} | ${kilobytes.toFixed(0)} | ${firstPaintMs.toFixed(0)} | ${usableMs.toFixed(0)} |`;
  return [
    '| page | requests | kB | first contentful paint, ms | usable, ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...pages.flatMap((page) => [
      line(names[page], middle(figures[page])),
      line(`the same, NocoBase 2.2.15 (/v/)`, peer[page]),
    ]),
  ];
}
