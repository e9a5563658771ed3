import type { RawData, WebSocket } from 'ws';
import { limits } from '../../engine/schema/limits.ts';
import { closeCodes, objectIn } from '../../engine/schema/live/live-messages.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import { type ServerWords, say } from '../kernel/words.ts';

export interface SocketTimes {
  /** Until who connects has to say who it is. */
  readonly authMs: number;
  /** Between two pings; who has not answered one when the next is due is gone. */
  readonly pingMs: number;
  /** Over which the closes of a stopping server are spread, when there are many. */
  readonly spreadMs: number;
}

export const socketTimes: SocketTimes = {
  authMs: limits.socketAuthMs,
  pingMs: limits.socketPingMs,
  spreadMs: limits.socketSpreadMs,
};

/** How long somebody who is told that it is over may take to hang up. */
const hangUpMs = 2_000;

export type Said = Readonly<Record<string, unknown>>;
/** What every kind of socket can tell its page. */
type Ending =
  | { readonly method: 'closeSocket'; readonly again: boolean }
  | { readonly method: 'logout'; readonly msg: string };

/**
 * One connection of a page to this process. Until its first message has shown who it is, it is told nothing; floods,
 * silence and who does not read end it. Source: reliability A76, A78, A79.
 */
export abstract class PageSocket<Says extends object> {
  abstract language: Language;
  #state: 'waiting' | 'asking' | 'open' | 'closed' = 'waiting';
  #isAlive = true;
  #second = 0;
  #inSecond = 0;
  readonly closed: Promise<void>;
  readonly #timers: NodeJS.Timeout[];

  constructor(
    private readonly socket: WebSocket,
    readonly actor: Actor,
    times: SocketTimes,
    private readonly messagesPerSecond: number,
  ) {
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // It closes by itself after a frame that is too long or broken; somebody who does not hang up is cut off.
    socket.on('error', () => this.#hangUp());
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.#state = 'closed';
        for (const timer of this.#timers) clearTimeout(timer);
        resolve();
      });
    });
    this.#timers = [
      setTimeout(() => {
        // Who has spoken waits for an answer: that a database is slow is no fault of his.
        if (this.#state === 'waiting') this.close(closeCodes.silent);
      }, times.authMs),
      setInterval(() => this.#ping(), times.pingMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** @returns whether the first message shows who it is, and the session still lives */
  protected abstract agrees(said: Said): Promise<boolean>;
  protected abstract opened(said: Said): void;
  /** @returns false for what nobody may say here */
  protected abstract heard(said: Said, text: string): boolean;

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  say(message: Says | Ending): void {
    this.pass(JSON.stringify(message));
  }

  /** A client that does not read is cut off before it fills the memory; it comes back and reads anew. */
  pass(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(text);
    if (this.socket.bufferedAmount > limits.socketBufferedBytes) this.socket.terminate();
  }

  close(code: number): void {
    this.socket.close(code);
    this.#hangUp();
  }

  /** @param again whether the page is to come back by itself */
  dismiss(again: boolean, code: number): void {
    if (this.isOpen) this.say({ method: 'closeSocket', again });
    this.close(code);
  }

  /** The session is over: the page says why, and goes to sign-in. */
  logOut(words: ServerWords): void {
    if (this.isOpen) this.say({ method: 'logout', msg: say(words, this.language) });
    this.close(closeCodes.over);
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    const text = isBinary ? '' : String(data);
    const said = objectIn(text);
    if (this.#isFlood()) this.close(closeCodes.policy);
    else if (said?.method === 'OnConnection' && this.#state === 'waiting') void this.#connect(said);
    else if (said === undefined || !this.isOpen || !this.heard(said, text)) this.close(closeCodes.wrong);
  }

  async #connect(said: Said): Promise<void> {
    this.#state = 'asking';
    const agrees = await this.agrees(said).catch(() => false);
    if (this.#state !== 'asking') return;
    if (!agrees) {
      this.close(closeCodes.over);
      return;
    }
    this.#state = 'open';
    this.opened(said);
  }

  #isFlood(): boolean {
    const second = Math.floor(performance.now() / 1_000);
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1;
    this.#second = second;
    return this.#inSecond > this.messagesPerSecond;
  }

  #ping(): void {
    if (!this.#isAlive) {
      this.socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.socket.ping();
  }

  #hangUp(): void {
    const timer = setTimeout(() => this.socket.terminate(), hangUpMs);
    timer.unref();
    this.#timers.push(timer);
  }
}

/** Whatever it carries: for what is done to all of them alike. */
export type AnySocket = PageSocket<object>;

/** In how small a part of the spread one socket is closed: few of them do not make a stopping server wait. */
const spreadEachMs = 20;

/** Closes all of them at moments spread over `spreadMs`, so that they do not come back to the next server at once. */
export async function closeSpread(sockets: readonly AnySocket[], spreadMs: number): Promise<void> {
  const overMs = Math.min(spreadMs, sockets.length * spreadEachMs);
  for (const [index, socket] of sockets.entries())
    setTimeout(() => socket.dismiss(true, closeCodes.goingAway), (overMs * index) / sockets.length);
  await Promise.all(sockets.map(({ closed }) => closed));
}
