import { WebSocket } from 'ws';
import { limits } from '../../engine/schema/limits.ts';
import { ensureBuilt } from '../../server/run/build.mjs';
import { type LineSocket, LiveLine } from '../../shell/live/live-line.ts';
import { connect } from '../support/api.ts';
import type { BenchDatabase } from './bench-database.ts';
import { adminPassword, startBenchProduct } from './bench-product.ts';
import { addPeople, socketsOfUser, tokenOf, writeNotice } from './live.ts';
import type { BenchOptions } from './options.ts';
import { projectRoot } from './places.ts';

/** Source: reliability B20. */
const pushEveryMs = 10_000;
/** Opened first, so that what the server reserves for the first ones is not charged to the others. */
const warmLines = 100;
/** At a time: as many as a machine with two processors greets without a queue. */
const openedAtOnce = 50;
const restMs = 5_000;
const probeEveryMs = 100;
/** Until all are to be back after a restart; what is not by then is counted. */
const backMostMs = 120_000;

export interface HeldFigures {
  readonly engine: BenchDatabase['engine'];
  readonly lines: number;
  readonly kilobytesEach: number | undefined;
  /** Lines that fell while they were held. */
  readonly drops: number;
  /** From the call that publishes until the last line has heard, sorted. */
  readonly lastHeardMs: readonly number[];
  /** Where to look for what held it up: its number, and when the call that publishes was answered. */
  readonly slowest: { readonly number: number; readonly ms: number; readonly answeredMs: number } | undefined;
  /** Memory of the server in the last quarter of the time against the first, as a share. */
  readonly growth: number | undefined;
  /** From the moment the server was told to stop until the last line stood again. */
  readonly backMs: number | undefined;
  /** Of the calls of pages and of a probe from then on, as the page sees them, sorted; calls while nobody listens are none. */
  readonly callMs: readonly number[];
}

/**
 * Many lines, each as the page has it (`shell/live/live-line.ts`), are held while a notice goes to all of them every ten
 * seconds; then the server stops and starts again, and all of them come back.
 */
export async function measureHeld(
  database: BenchDatabase,
  { lines: count, minutes }: Pick<BenchOptions, 'lines' | 'minutes'>,
): Promise<HeldFigures> {
  await ensureBuilt(projectRoot);
  await addPeople(database, count / socketsOfUser);
  let product = await startBenchProduct(database);
  const { url } = product;
  const world = new Lines(url);
  try {
    const admin = await connect(url, 'admin', adminPassword);
    await world.open(warmLines);
    await pause(restMs);
    const before = product.memory();
    await world.open(count);
    await pause(restMs);
    const after = product.memory();
    const lastHeardMs: number[] = [];
    const memory: number[] = [];
    let slowest: HeldFigures['slowest'];
    const until = performance.now() + minutes * 60_000;
    world.drops = 0;
    for (let number = 1; performance.now() < until; number += 1) {
      const next = pause(pushEveryMs);
      const release = await writeNotice(admin, number);
      const start = performance.now();
      await release();
      const answeredMs = performance.now() - start;
      const ms = (await world.allHeard(number)) - start;
      if (slowest === undefined || ms > slowest.ms) slowest = { number, ms, answeredMs };
      lastHeardMs.push(ms);
      await next;
      memory.push(product.memory() ?? Number.NaN);
    }
    const { drops } = world;
    const start = performance.now();
    await product.stop();
    product = await startBenchProduct(database, Number(new URL(url).port));
    world.callMs.length = 0;
    const backMs = await world.allBack(start);
    return {
      engine: database.engine,
      lines: count,
      kilobytesEach:
        before === undefined || after === undefined ? undefined : ((after - before) * 1000) / (count - warmLines),
      drops,
      lastHeardMs: lastHeardMs.sort((one, other) => one - other),
      slowest,
      growth: growthOf(memory),
      backMs,
      // A copy: calls that are still under way end later.
      callMs: [...world.callMs].sort((one, other) => one - other),
    };
  } finally {
    world.stop();
    await product.stop();
  }
}

class Lines {
  drops = 0;
  readonly callMs: number[] = [];
  readonly #lines: LiveLine[] = [];
  /** What pages ask once their line is back. */
  readonly #looks: Promise<void>[] = [];
  #isStopped = false;
  /** By line: whether it stands, how many unread notices were said last, and when. */
  readonly #heard: { isOpen: boolean; notices: number; at: number }[] = [];

  constructor(private readonly url: string) {}

  async open(until: number): Promise<void> {
    while (this.#lines.length < until) {
      const end = Math.min(until, this.#lines.length + openedAtOnce);
      while (this.#lines.length < end) this.#lines.push(this.#line(this.#lines.length));
      await this.#when(() => this.#heard.every(({ isOpen }) => isOpen), 60_000);
    }
  }

  /** @returns when the last of them had heard of as many notices, by `performance.now()` */
  async allHeard(notices: number): Promise<number> {
    await this.#when(() => this.#heard.every((one) => one.notices >= notices), 60_000);
    return Math.max(...this.#heard.map(({ at }) => at));
  }

  /**
   * Goes on until the pages have asked what they ask after it.
   * @returns ms since a moment until all stand again; undefined where some do not come back
   */
  async allBack(since: number): Promise<number | undefined> {
    let isOver = false;
    const probing = (async () => {
      while (!isOver) {
        await this.#call(tokenOf(0), { path: '/api/message?pageSize=1' });
        await pause(probeEveryMs);
      }
    })();
    const left = backMostMs - (performance.now() - since);
    const isBack = await this.#when(() => this.#heard.every(({ isOpen }) => isOpen), left).then(
      () => true,
      () => false,
    );
    const backMs = performance.now() - since;
    await Promise.all(this.#looks);
    isOver = true;
    await probing;
    return isBack ? backMs : undefined;
  }

  stop(): void {
    this.#isStopped = true;
    for (const line of this.#lines) line.stop();
  }

  #line(number: number): LiveLine {
    const token = tokenOf(number);
    const heard = { isOpen: false, notices: 0, at: 0 };
    let wasGreeted = false;
    this.#heard.push(heard);
    return new LiveLine({
      token: () => token,
      introduction: () => ({ method: 'OnConnection', token, mobileDevice: false }),
      open: () =>
        this.#socket(token, () => {
          heard.isOpen = false;
        }),
      hear: (said) => {
        if (said.method !== 'initMessage' && said.method !== 'messagePush') return;
        heard.isOpen = true;
        // As `start-live.ts` does it.
        if (said.method === 'initMessage') {
          if (wasGreeted) this.#looks.push(this.#lookAtMenu(token));
          wasGreeted = true;
        }
        if (said.unreadNoticeCount > heard.notices) heard.at = performance.now();
        heard.notices = said.unreadNoticeCount;
      },
      ask: () => this.#call(token, { path: '/api/frame/notice/noticeCenter', body: '{"pageSize":0}' }),
      isVisible: () => true,
    });
  }

  /** What the page asks once its line is back. */
  async #lookAtMenu(token: string): Promise<void> {
    await pause(limits.liveReturnSpreadMs * Math.random());
    if (!this.#isStopped) await this.#call(token, { path: '/api/oauth/CurrentUser' });
  }

  /** @returns whether it was answered: while nobody listens, that is no call */
  async #call(token: string, { path, body }: { readonly path: string; readonly body?: string }): Promise<boolean> {
    const start = performance.now();
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(this.url + path, { headers, ...(body && { method: 'POST', body }) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.ok) this.callMs.push(performance.now() - start);
    return answer?.ok === true;
  }

  #socket(token: string, closed: () => void): LineSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/message/websocket/${token}`);
    const line: LineSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => socket.readyState === socket.OPEN && socket.send(String(text)),
      close: () => socket.close(),
    };
    // The line looks at nothing else of these events.
    const hand = <E>(handler: unknown, event: Partial<E>) => (handler as ((event: Partial<E>) => void) | null)?.(event);
    let wasOpen = false;
    socket.on('open', () => {
      wasOpen = true;
      hand<Event>(line.onopen, {});
    });
    socket.on('message', (data) => hand<MessageEvent>(line.onmessage, { data: String(data) }));
    socket.on('close', (code) => {
      if (wasOpen) this.drops += 1;
      closed();
      hand<CloseEvent>(line.onclose, { code });
    });
    // Its close comes after it.
    socket.on('error', () => {});
    return line;
  }

  async #when(isSo: () => boolean, withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while (!isSo()) {
      if (performance.now() > until) throw new Error(`Not within ${Math.round(withinMs)} ms.`);
      await pause(20);
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function growthOf(memory: readonly number[]): number | undefined {
  const quarter = Math.floor(memory.length / 4);
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const growth = mean(memory.slice(-quarter)) / mean(memory.slice(0, quarter)) - 1;
  return quarter === 0 || Number.isNaN(growth) ? undefined : growth;
}
