import { limits } from '../../engine/schema/limits.ts';
import { type ClientSays, closeCodes, objectIn, type ServerSays } from '../../engine/schema/live/live-messages.ts';

/** What the line needs of a browser's socket. */
export type LineSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What the page is to hear of; the rest is the line's own business. */
export type Heard = Extract<ServerSays, { readonly method: 'initMessage' | 'messagePush' | 'changed' | 'logout' }>;

export interface LineWorld {
  /** Of the session; undefined when there is none any more. */
  token(): string | undefined;
  /** Says who is there, once the socket stands. */
  introduction(token: string): ClientSays;
  open(token: string): LineSocket;
  hear(said: Heard): void;
  /**
   * Asks the server in the ordinary way, before the next try of a line that was not let in: that renews the session, or
   * ends it, and tells what the line would have told. Never rejects.
   * @returns whether it was answered; where it was not, a line would not be let in either
   */
  ask(): Promise<boolean>;
  isVisible(): boolean;
}

/** Of methods that the page hears. */
const forPage: ReadonlySet<unknown> = new Set<Heard['method']>(['initMessage', 'messagePush', 'changed', 'logout']);

/**
 * The page's end of the live channel. It comes back by itself, after pauses that grow and that chance spreads, and finds
 * out by heartbeats whether it still stands: browsers do not tell a page of a connection that has died. Source: shell
 * specification 4.4; reliability B19, B21.
 */
export class LiveLine {
  #state: 'opening' | 'open' | 'waiting' | 'parked' | 'stopped' = 'waiting';
  #socket: LineSocket | undefined;
  #failures = 0;
  /** Below which no pause falls at most: a server that said goodbye had many lines, and they come back one by one. */
  #leastMostMs = 0;
  #openSince = 0;
  /** Asked not to come back until somebody looks at the page. */
  #isDismissed = false;
  #next: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly world: LineWorld) {
    this.#connect();
  }

  /** The page is looked at again, or the network is back: whatever the line waits for, it tries now. */
  wake(): void {
    if (this.#state === 'open') this.#askWhetherItStands();
    else if (this.#state === 'waiting' || (this.#state === 'parked' && this.world.isVisible())) this.#connect();
  }

  /** For good. */
  stop(): void {
    this.#drop();
    this.#state = 'stopped';
  }

  #connect(): void {
    this.#drop();
    const token = this.world.token();
    // Nobody is signed in: the page is about to go.
    if (token === undefined) return;
    this.#state = 'opening';
    this.#isDismissed = false;
    this.#next = setTimeout(() => this.#lost(), limits.liveGreetingMs);
    let socket: LineSocket;
    try {
      socket = this.world.open(token);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.world.introduction(token)));
    socket.onmessage = ({ data }) => this.#heard(String(data));
    socket.onclose = ({ code }) => {
      if (!this.#isDismissed) this.#lost(code);
      else {
        this.#drop();
        this.#state = 'parked';
      }
    };
  }

  #heard(text: string): void {
    const said = objectIn(text);
    if (said === undefined) return;
    // Whatever it is: the line stands.
    clearTimeout(this.#next);
    if (said.method === 'closeSocket') this.#isDismissed = said.again === false;
    if (said.method === 'logout') this.stop();
    else if (this.#state === 'opening' && said.method === 'initMessage') this.#greeted();
    if (forPage.has(said.method)) this.world.hear(said as unknown as Heard); // the server's own, of that method
  }

  #greeted(): void {
    this.#state = 'open';
    this.#leastMostMs = 0;
    this.#openSince = Date.now();
    this.#beat = setInterval(() => this.#askWhetherItStands(), limits.liveHeartbeatMs);
  }

  #askWhetherItStands(): void {
    clearTimeout(this.#next);
    this.#socket?.send(JSON.stringify({ method: 'heartbeat' } satisfies ClientSays));
    this.#next = setTimeout(() => this.#connect(), limits.liveAnswerMs);
  }

  /** @param code of the close, where there was one */
  #lost(code?: number): void {
    const wasOpen = this.#state === 'open';
    // One that falls again and again, each time a little after it stood, is not tried as if nothing had been.
    if (wasOpen && Date.now() - this.#openSince >= limits.liveHeartbeatMs) this.#failures = 0;
    if (wasOpen && code === closeCodes.goingAway) this.#leastMostMs = limits.liveGoodbyeMs;
    this.#drop();
    this.#wait(!wasOpen || code === closeCodes.over);
  }

  /** @param asksFirst whether the server is asked in the ordinary way before the next try */
  #wait(asksFirst: boolean): void {
    this.#state = 'waiting';
    const retryMs = Math.min(limits.liveRetryMostMs, limits.liveRetryMs * 2 ** this.#failures);
    this.#failures += 1;
    const again = async () => {
      const isAnswered = !asksFirst || this.world.token() === undefined || (await this.world.ask());
      if (this.#state !== 'waiting' || this.#next !== timer) return;
      if (isAnswered) this.#connect();
      else this.#wait(true);
    };
    const timer = setTimeout(() => void again(), Math.max(retryMs, this.#leastMostMs) * Math.random());
    this.#next = timer;
  }

  #drop(): void {
    clearTimeout(this.#next);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
