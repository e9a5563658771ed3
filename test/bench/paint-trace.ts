import type { CDPSession, Page } from 'playwright';

/** From an event to the end of the frame that shows it, ms. */
export interface ToPaint {
  /** Of the main thread's CPU, all of its work in that time, whatever asked for it. */
  readonly cpu: number;
  /** By the clock, waiting for the frame included. */
  readonly clock: number;
}

/** What is read of an entry of a trace; `ts`, `dur` and `tdur` are in µs. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's CPU. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The browser's own record of a key: what it did until the frame was handed over, and not what it did after that. */
export async function keyToPaint(page: Page, press: () => Promise<unknown>): Promise<ToPaint> {
  const session = await page.context().newCDPSession(page);
  const traced = await recorded(session, async () => {
    await press();
    // The frame after the one that shows the key: what is recorded is whole then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  await session.detach();
  return readToPaint(traced);
}

async function recorded(session: CDPSession, work: () => Promise<unknown>): Promise<Traced[]> {
  const traced: Traced[] = [];
  // The protocol's own types say no more than "object".
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return traced;
}

/** @throws Error where the trace has no key, or no frame after it */
export function readToPaint(traced: readonly Traced[]): ToPaint {
  const key = traced.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  if (!key) throw new Error('The trace has no key.');
  const ofThread = traced.filter(({ pid, tid, dur }) => pid === key.pid && tid === key.tid && dur !== undefined);
  const end = Math.min(...ofThread.filter(({ name, ts }) => name === 'Commit' && ts > key.ts).map(endOf));
  if (!Number.isFinite(end)) throw new Error('The trace has no frame after the key.');
  const tasks = ofThread.filter((one) => one.name === 'RunTask' && endOf(one) > key.ts && one.ts < end);
  return {
    cpu: tasks.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000,
    clock: (end - key.ts) / 1000,
  };
}

const endOf = ({ ts, dur = 0 }: Traced) => ts + dur;
