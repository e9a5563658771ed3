import type { RawData, WebSocket } from 'ws';
import { limits } from '../../engine/schema/limits.ts';
import { objectIn, type ServerSays, type UnreadCounts } from '../../engine/schema/live/live-messages.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import type { Actor } from '../actor.ts';

/** Codes of a close that are ours. Source: RFC 6455, 7.4.2: 4000 to 4999 are for applications. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  wrong: 4400,
  over: 4401,
  silent: 4408,
  crowded: 4409,
} as const;

export interface SocketTimes {
  /** Until both tokens must have agreed. */
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

export interface SocketEvents {
  /** The token of the first message. @returns whether it is the one of the address, and its session still lives */
  agrees(token: string): Promise<boolean>;
  opened(): void;
}

/** One connection of a page to this process. Until both tokens agree it is told nothing. Source: reliability A76, A78, A79. */
export class LiveSocket {
  language: Language;
  /** What it was told last; undefined before anything was. */
  told: UnreadCounts | undefined;
  #state: 'waiting' | 'asking' | 'open' | 'closed' = 'waiting';
  #isAlive = true;
  #second = 0;
  #inSecond = 0;
  readonly closed: Promise<void>;
  readonly #timers: NodeJS.Timeout[];

  constructor(
    private readonly socket: WebSocket,
    readonly actor: Actor,
    language: Language,
    times: SocketTimes,
    private readonly events: SocketEvents,
  ) {
    this.language = language;
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
        if (this.#state !== 'open') this.close(closeCodes.silent);
      }, times.authMs),
      setInterval(() => this.#ping(), times.pingMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** A client that does not read is cut off before it fills the memory; it comes back and reads anew. */
  say(message: ServerSays): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (this.socket.bufferedAmount > limits.socketBufferedBytes) this.socket.terminate();
  }

  close(code: number): void {
    this.socket.close(code);
    this.#hangUp();
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    const said = isBinary ? undefined : objectIn(String(data));
    if (this.#isFlood()) this.close(closeCodes.policy);
    else if (said?.method === 'heartbeat' && this.isOpen) this.say({ method: 'heartbeat' });
    else if (said?.method === 'OnConnection' && this.#state === 'waiting') void this.#connect(said);
    else this.close(closeCodes.wrong);
  }

  async #connect({ token, language }: Readonly<Record<string, unknown>>): Promise<void> {
    this.#state = 'asking';
    const agrees = typeof token === 'string' && (await this.events.agrees(token).catch(() => false));
    if (this.#state !== 'asking') return;
    if (!agrees) {
      this.close(closeCodes.over);
      return;
    }
    this.language = languages.find((one) => one === language) ?? this.language;
    this.#state = 'open';
    this.events.opened();
  }

  #isFlood(): boolean {
    const second = Math.floor(performance.now() / 1_000);
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1;
    this.#second = second;
    return this.#inSecond > limits.socketMessagesPerSecond;
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
