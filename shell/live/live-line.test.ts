import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import { type Heard, type LineSocket, LiveLine } from './live-line.ts';

/** The far end of one socket, as the page sees it. */
class FakeSocket implements LineSocket {
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  readonly sent: string[] = [];
  isClosed = false;
  send = (text: string) => void this.sent.push(text);
  close = () => {
    this.isClosed = true;
  };
  // Handlers look at nothing else of these events, and at nothing of the socket that hands them over.
  readonly #hand = <E>(handler: unknown, event: Partial<E>) =>
    (handler as ((event: Partial<E>) => void) | null)?.(event);
  opens = () => this.#hand<Event>(this.onopen, {});
  says = (said: object | string) =>
    this.#hand<MessageEvent>(this.onmessage, { data: typeof said === 'string' ? said : JSON.stringify(said) });
  closes = (code = 1006) => this.#hand<CloseEvent>(this.onclose, { code });
  greets() {
    this.opens();
    this.says({ method: 'initMessage', unreadMessageCount: 1, unreadNoticeCount: 2 });
  }
}

function world() {
  const sockets: FakeSocket[] = [];
  const heard: Heard[] = [];
  const state = { token: 'token-1' as string | undefined, isVisible: true, asked: 0, isAnswered: true, refuses: false };
  const line = new LiveLine({
    token: () => state.token,
    introduction: (token) => ({ method: 'OnConnection', token, mobileDevice: false, language: 'zh' }),
    open() {
      if (state.refuses) throw new DOMException('', 'SecurityError');
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hear: (said) => void heard.push(said),
    async ask() {
      state.asked += 1;
      return state.isAnswered;
    },
    isVisible: () => state.isVisible,
  });
  const last = () => sockets.at(-1) ?? expect.unreachable('no socket was opened');
  return { line, sockets, heard, state, last };
}

/** What chance says: pauses are as long as they may be. */
const almostOne = 0.999_999;
let chance = almostOne;
beforeEach(() => {
  vi.useFakeTimers();
  chance = almostOne;
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the line of a page', () => {
  it('says who is there, and hands on what is for the page', () => {
    const { heard, last } = world();
    expect(last().sent).toEqual([]);
    last().opens();
    expect(last().sent.map((text) => JSON.parse(text))).toEqual([
      { method: 'OnConnection', token: 'token-1', mobileDevice: false, language: 'zh' },
    ]);
    last().says({ method: 'initMessage', unreadMessageCount: 1, unreadNoticeCount: 2 });
    last().says({ method: 'messagePush', unreadMessageCount: 1, unreadNoticeCount: 3 });
    last().says({ method: 'heartbeat' });
    last().says({ method: 'changed', what: 'menu' });
    for (const nonsense of ['', '[]', 'null', '{"method":7}', { method: 'toString' }]) last().says(nonsense);
    expect(heard.map(({ method }) => method)).toEqual(['initMessage', 'messagePush', 'changed']);
  });

  it('comes back after pauses that double to 30 s, each of any length up to that (B19)', async () => {
    const { sockets, last } = world();
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const before = Date.now();
      const count = sockets.length;
      last().closes();
      while (sockets.length === count) await vi.advanceTimersByTimeAsync(250);
      pauses.push(Math.round((Date.now() - before) / 1_000));
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    chance = 0;
    last().closes();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(10);
  });

  it('that falls a little after it stood is tried at longer and longer pauses, and at once when it had stood (B19)', async () => {
    const { sockets, last } = world();
    // Five minutes of a line that falls two seconds after each greeting.
    const until = Date.now() + 300_000;
    while (Date.now() < until) {
      last().greets();
      await vi.advanceTimersByTimeAsync(2_000);
      const count = sockets.length;
      last().closes();
      while (sockets.length === count) await vi.advanceTimersByTimeAsync(100);
    }
    expect(sockets.length).toBeLessThan(20);
    last().greets();
    for (let beats = 0; beats < 3; beats += 1) {
      await vi.advanceTimersByTimeAsync(limits.liveHeartbeatMs);
      last().says({ method: 'heartbeat' });
    }
    const count = sockets.length;
    last().closes();
    await vi.advanceTimersByTimeAsync(limits.liveRetryMs);
    expect(sockets).toHaveLength(count + 1);
  });

  it('asks every 25 s whether it stands, and has another 3 s after one that did not (B21)', async () => {
    const { sockets, last } = world();
    last().greets();
    await vi.advanceTimersByTimeAsync(limits.liveHeartbeatMs);
    expect(last().sent.at(-1)).toBe('{"method":"heartbeat"}');
    last().says({ method: 'heartbeat' });
    await vi.advanceTimersByTimeAsync(limits.liveHeartbeatMs);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(limits.liveAnswerMs);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
    // What the dead one says yet is nobody's.
    sockets[0]?.closes();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('is asked as soon as the page wakes, and is another one within 5 s where it had died (B21)', async () => {
    const { line, sockets, last } = world();
    last().greets();
    await vi.advanceTimersByTimeAsync(1_000);
    line.wake();
    await vi.advanceTimersByTimeAsync(limits.liveAnswerMs);
    expect(sockets).toHaveLength(2);
    expect(limits.liveAnswerMs).toBeLessThan(5_000);
    // Nor does it wait out a pause.
    for (let tries = 0; tries < 6; tries += 1) {
      last().closes();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const count = sockets.length;
    last().closes();
    line.wake();
    expect(sockets).toHaveLength(count + 1);
    // Already under way.
    line.wake();
    expect(sockets).toHaveLength(count + 1);
  });

  it('asks in the ordinary way before it tries again where it was not let in, or its session was over', async () => {
    const { state, sockets, last } = world();
    last().closes();
    await vi.advanceTimersByTimeAsync(limits.liveRetryMs);
    expect(state.asked).toBe(1);
    last().greets();
    last().closes(closeCodes.goingAway);
    await vi.advanceTimersByTimeAsync(limits.liveGoodbyeMs);
    expect(state.asked).toBe(1);
    last().greets();
    last().closes(closeCodes.over);
    await vi.advanceTimersByTimeAsync(limits.liveRetryMs * 4);
    expect(state.asked).toBe(2);
    expect(sockets).toHaveLength(4);
  });

  it('tries no line where what it asked was not answered, and asks again at longer and longer pauses', async () => {
    const { state, sockets, last } = world();
    state.isAnswered = false;
    last().closes();
    await vi.advanceTimersByTimeAsync(limits.liveRetryMs + 2 * limits.liveRetryMs + 4 * limits.liveRetryMs);
    expect(state.asked).toBe(3);
    expect(sockets).toHaveLength(1);
    state.isAnswered = true;
    await vi.advanceTimersByTimeAsync(8 * limits.liveRetryMs);
    expect(state.asked).toBe(4);
    expect(sockets).toHaveLength(2);
  });

  it('comes back at any moment within 24 s after a goodbye, again and again until the next server greets it (B19)', async () => {
    expect(limits.liveGoodbyeMs).toBe(24_000);
    for (const share of [0.25, 0.5, almostOne]) {
      chance = almostOne;
      const { sockets, last } = world();
      last().greets();
      chance = share;
      last().closes(closeCodes.goingAway);
      await vi.advanceTimersByTimeAsync(share * limits.liveGoodbyeMs - 1);
      expect(sockets).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2);
      expect(sockets).toHaveLength(2);
      // The next one is not there yet: those who found nobody do not all come in the second after it is.
      last().closes();
      await vi.advanceTimersByTimeAsync(share * limits.liveGoodbyeMs - 2);
      expect(sockets).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(2);
      expect(sockets).toHaveLength(3);
      last().greets();
      last().closes();
      await vi.advanceTimersByTimeAsync(limits.liveRetryMs * 4);
      expect(sockets).toHaveLength(4);
    }
  });

  it('gives up a server that does not greet', async () => {
    const { sockets, last } = world();
    last().opens();
    await vi.advanceTimersByTimeAsync(limits.liveGreetingMs + limits.liveRetryMs);
    expect(sockets).toHaveLength(2);
  });

  it('stays away where the server asks for that, until somebody looks at the page', async () => {
    const { line, state, sockets, last } = world();
    last().greets();
    last().says({ method: 'closeSocket', again: false });
    last().closes(closeCodes.crowded);
    await vi.advanceTimersByTimeAsync(600_000);
    state.isVisible = false;
    line.wake();
    expect(sockets).toHaveLength(1);
    state.isVisible = true;
    line.wake();
    expect(sockets).toHaveLength(2);
    last().greets();
    last().says({ method: 'closeSocket', again: true });
    last().closes(closeCodes.goingAway);
    await vi.advanceTimersByTimeAsync(limits.liveGoodbyeMs);
    expect(sockets).toHaveLength(3);
  });

  it('is over with the session, and when it is stopped', async () => {
    const { heard, sockets, last } = world();
    last().greets();
    last().says({ method: 'logout', msg: '您的账号已在别处退出' });
    expect(heard.at(-1)).toEqual({ method: 'logout', msg: '您的账号已在别处退出' });
    expect(sockets[0]?.isClosed).toBe(true);
    const second = world();
    second.last().closes();
    second.line.stop();
    second.line.wake();
    const third = world();
    third.state.token = undefined;
    third.last().closes();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sockets, second.sockets, third.sockets].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is tried again where the browser does not even open it', async () => {
    const { state, sockets, last } = world();
    state.refuses = true;
    last().closes();
    await vi.advanceTimersByTimeAsync(10_000);
    state.refuses = false;
    await vi.advanceTimersByTimeAsync(limits.liveRetryMostMs);
    expect(sockets).toHaveLength(2);
  });
});
