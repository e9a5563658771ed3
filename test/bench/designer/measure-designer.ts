import type { Browser, BrowserContext, Page } from 'playwright';
import { visit } from '../../support/product.ts';
import { MeasuredPage, type Spent } from '../measured-page.ts';
import { keyToPaint, type ToPaint } from '../paint-trace.ts';
import type { MeasuredDesigner } from './designer.ts';

/** What is done by an event: a choice is over when canvas and outline show it; `settings` is what is drawn after it. */
export const steps = ['select', 'settings', 'move', 'undo', 'type'] as const;
export type Step = (typeof steps)[number];
type Times = Record<Step, number[]>;
const noTimes = (): Times => ({ select: [], settings: [], move: [], undo: [], type: [] });

/** One run of one designer at one size. Times in ms, of each step as often as it was done. */
export interface DesignerSample {
  readonly name: string;
  readonly size: number;
  readonly openCpu?: number;
  readonly heap?: number;
  readonly script: Readonly<Record<Step, readonly number[]>>;
  readonly cpu: Readonly<Record<Step, readonly number[]>>;
  /** Script that a move and its undo leave for quiet moments: findings, the draft, the size. */
  readonly later?: readonly number[];
  /** From a key in the settings to the end of the frame that shows it. */
  readonly toPaint?: readonly ToPaint[];
  readonly drag?: {
    readonly framesPerSecond: number;
    readonly idleFramesPerSecond: number;
    readonly cpuOfFrame: number;
  };
  readonly heapRatio?: number;
  readonly error?: string;
}

const rounds = 10;
const typed = 6;
const dragMoves = 120;
/** The draft is written a second after a change. */
const laterMs = 1_100;
/** Puck notes a step of its history a quarter of a second after it. */
const betweenMs = 400;

/** Opens a design of `size` nodes and does to it what people do, each step by itself. */
export async function measureDesigner(
  browser: Browser,
  base: string,
  designer: MeasuredDesigner,
  size: number,
  commands: number,
): Promise<DesignerSample> {
  const script = noTimes();
  const cpu = noTimes();
  const sample = { name: designer.name, size, script, cpu };
  const { page, context, complaints } = await visit(browser, base);
  try {
    // The runner that compiles this file wraps functions in a helper, which a page does not have.
    await page.addInitScript('globalThis.__name ??= (work) => work');
    await page.addInitScript(holdLaterWork);
    const measured = await MeasuredPage.of(page);
    // Once to have files and code in the browser's caches; the second time on a page that counts from nothing.
    await designer.open(page, size);
    const { cpu: openCpu } = await openedAnew(context, designer, size);
    await settled(page);
    const heap = await measured.heap();
    const work = workOn(measured, script, cpu);
    const later: number[] = [];
    const toPaint: ToPaint[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const id = `f0x${round % 8}`;
      const { x, y } = await designer.pointOf(page, id);
      // The pointer is there before the press: what it does on its way is no choice.
      await page.mouse.move(x, y);
      await work('select', () => page.mouse.click(x, y), 'settings');
      const before = await designer.firstCard(page);
      await work('move', () => designer.move(page, 1));
      await expectSame(before.indexOf(id) + 1, async () => (await designer.firstCard(page)).indexOf(id), 'move');
      later.push((await measured.spentBy(() => quiet(page))).script);
      await work('undo', () => designer.undo(page));
      await expectSame(before.join(), async () => (await designer.firstCard(page)).join(), 'undo');
      await quiet(page, betweenMs);
    }
    const chosen = 'f0x3';
    const { x, y } = await designer.pointOf(page, chosen);
    await page.mouse.click(x, y);
    await quiet(page);
    await designer.focusLabel(page);
    const label = await designer.labelOf(page, chosen);
    for (const key of 'a'.repeat(typed)) {
      await work('type', () => page.keyboard.press(key));
      await quiet(page, betweenMs);
    }
    // Keys of their own: a record costs script as well.
    for (const key of 'b'.repeat(typed)) {
      toPaint.push(await keyToPaint(page, () => page.keyboard.press(key)));
      await quiet(page, betweenMs);
    }
    await expectSame(`${label}${'a'.repeat(typed)}${'b'.repeat(typed)}`, () => designer.labelOf(page, chosen), 'type');
    const drag = await measureDrag(measured, designer);
    const heapRatio = commands > 0 ? await heapRatioOf(context, designer, size, commands) : undefined;
    // A peer may ask for a letter shape from a server that is out of reach here.
    const [fault] = complaints.filter((one) => one.startsWith('error:'));
    const said = fault === undefined ? {} : { error: fault };
    return {
      ...sample,
      openCpu,
      heap,
      later,
      toPaint,
      drag,
      ...(heapRatio === undefined ? {} : { heapRatio }),
      ...said,
    };
  } catch (error) {
    return { ...sample, error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await context.close();
  }
}

/** What the page of a designer is given to hold back later work and to say when an event was painted. */
interface BenchDesignerPage {
  /**
   * `idle`: no idle callback begins, for a page whose person goes on working has no idle moment. `slices`: nor does work
   * that is done in slices between events (React's deferred rendering).
   */
  hold(what: 'nothing' | 'idle' | 'slices'): void;
  /** From the last key or press to the end of the frame that shows it, ms. */
  toPaint(): Promise<number>;
  countFrames(): void;
  /** Frames since counting began; ends it. */
  frameCount(): { readonly count: number; readonly seconds: number };
}

declare global {
  interface Window {
    benchDesigner: BenchDesignerPage;
  }
}

function holdLaterWork() {
  const request = window.requestIdleCallback.bind(window);
  const cancel = window.cancelIdleCallback.bind(window);
  const waiting = new Map<number, [IdleRequestCallback, IdleRequestOptions | undefined]>();
  const given = new Map<number, number>();
  let held: Parameters<BenchDesignerPage['hold']>[0] = 'nothing';
  let next = 1;
  window.requestIdleCallback = (work, options) => {
    const handle = next++;
    if (held === 'nothing') given.set(handle, request(work, options));
    else waiting.set(handle, [work, options]);
    return handle;
  };
  window.cancelIdleCallback = (handle) => {
    waiting.delete(handle);
    cancel(given.get(handle) ?? -1);
    given.delete(handle);
  };
  const Channel = window.MessageChannel;
  const slices: (() => void)[] = [];
  // A scheduler asks for its next slice by a message to itself.
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        if (held === 'slices') slices.push(() => post(message));
        else post(message);
      };
    }
  };
  let counted: number[] = [];
  let painted = Promise.resolve(0);
  for (const kind of ['keydown', 'click'])
    window.addEventListener(
      kind,
      ({ timeStamp }) => {
        painted = new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new Channel();
            // After the frame that this callback belongs to.
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        });
      },
      { capture: true },
    );
  window.benchDesigner = {
    hold(what) {
      held = what;
      if (what === 'slices') return;
      for (const slice of slices.splice(0)) slice();
      if (what === 'idle') return;
      for (const [handle, [work, options]] of waiting) given.set(handle, request(work, options));
      waiting.clear();
    },
    toPaint: () => painted,
    countFrames() {
      const stamps: number[] = [];
      counted = stamps;
      const tick = (now: number) => {
        if (counted !== stamps) return;
        stamps.push(now);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    },
    frameCount() {
      const stamps = counted;
      counted = [];
      return { count: stamps.length - 1, seconds: ((stamps.at(-1) ?? 0) - (stamps[0] ?? 0)) / 1000 };
    },
  };
}

/**
 * A step, from its first event until two frames are drawn; idle work waits, and what the measuring itself takes is taken
 * off. With `then`, the step is over with the frame that shows it, and what is drawn in slices after it is another one.
 */
function workOn(measured: MeasuredPage, script: Times, cpu: Times) {
  const { page } = measured;
  const hold = (what: Parameters<BenchDesignerPage['hold']>[0]) =>
    page.evaluate((now) => window.benchDesigner.hold(now), what);
  const note = (step: Step, spent: Spent, nothing: Spent) => {
    script[step].push(Math.max(0, spent.script - nothing.script));
    cpu[step].push(Math.max(0, spent.cpu - nothing.cpu));
  };
  return async (step: Step, work: () => Promise<unknown>, then?: Step): Promise<void> => {
    await hold(then === undefined ? 'idle' : 'slices');
    const noFrame = await measured.spentBy(() => page.evaluate(() => 0));
    const noFrames = await measured.spentBy(() => frames(page));
    const shown = await measured.spentBy(async () => {
      await work();
      await page.evaluate(() => window.benchDesigner.toPaint());
    });
    const after = await measured.spentBy(async () => {
      if (then !== undefined) await hold('idle');
      await frames(page);
    });
    await hold('nothing');
    if (then === undefined) note(step, sum(shown, after), sum(noFrame, noFrames));
    else {
      note(step, shown, noFrame);
      note(then, after, noFrames);
    }
  };
}

const sum = (one: Spent, other: Spent): Spent => ({ cpu: one.cpu + other.cpu, script: one.script + other.script });

const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Until what was left for later (findings, the draft, the size) has been done. */
const quiet = (page: Page, afterMs = laterMs) =>
  page.evaluate(
    // A page that draws no frame may be given no idle moment at all.
    (most) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: most }), most)),
    afterMs,
  );

/** What opening takes from the address to the last node, of the whole page; its files are in the caches. */
async function openedAnew(context: BrowserContext, designer: MeasuredDesigner, size: number): Promise<Spent> {
  const page = await context.newPage();
  const measured = await MeasuredPage.of(page);
  await designer.open(page, size);
  await frames(page);
  const spent = await measured.spent();
  await page.close();
  return spent;
}

async function settled(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await quiet(page);
}

async function expectSame<Value>(wanted: Value, read: () => Promise<Value>, step: Step) {
  const until = Date.now() + 5_000;
  let got = await read();
  while (got !== wanted && Date.now() < until) got = await read();
  if (got !== wanted) throw new Error(`${step}: ${String(got)} instead of ${String(wanted)}`);
}

/** Carries a field across the canvas and counts the frames; beside it those of the same page at rest. */
async function measureDrag(measured: MeasuredPage, designer: MeasuredDesigner) {
  const { page } = measured;
  const counted = async (work: () => Promise<unknown>) => {
    await page.evaluate(() => window.benchDesigner.countFrames());
    const { cpu } = await measured.spentBy(work);
    const { count, seconds } = await page.evaluate(() => window.benchDesigner.frameCount());
    return { framesPerSecond: count / seconds, cpuOfFrame: cpu / count };
  };
  const idle = await counted(() => page.waitForTimeout(1_000));
  const from = await designer.pointOf(page, 'f0x2');
  const to = await designer.pointOf(page, 'f0x11');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 6, { steps: 4 });
  await page.waitForTimeout(300);
  const { framesPerSecond, cpuOfFrame } = await counted(() => page.mouse.move(to.x, to.y, { steps: dragMoves }));
  await designer.dropNothing(page);
  return { framesPerSecond, idleFramesPerSecond: idle.framesPerSecond, cpuOfFrame };
}

/** What commands leave behind: in a page of its own, against that page with a node chosen and its settings drawn. */
async function heapRatioOf(context: BrowserContext, designer: MeasuredDesigner, size: number, commands: number) {
  // Not the page of the other steps: it holds unsaved work, and would ask before it is left.
  const page = await context.newPage();
  const measured = await MeasuredPage.of(page);
  await designer.open(page, size);
  const { x, y } = await designer.pointOf(page, 'f0x4');
  await page.mouse.click(x, y);
  await settled(page);
  const before = await measured.heap();
  for (let count = 0; count < commands; count += 1) await designer.move(page, count % 2 === 0 ? 1 : -1);
  await settled(page);
  return (await measured.heap()) / before;
}
