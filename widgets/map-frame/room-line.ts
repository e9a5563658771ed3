import { limits } from '../../engine/schema/limits.ts';
import { objectIn } from '../../engine/schema/live/live-messages.ts';
import type { RoomFirst, RoomSays } from '../../engine/schema/live/map-messages.ts';

/** `waiting`: closed, comes back by itself. `over`: it does not, somebody else is in its place or the session is over. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'over';

/** What of a browser's socket is used. */
export type LineSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

export interface LineOptions {
  /** `ws:` or `wss:` */
  readonly address: string;
  readonly key: string;
  /** What the other end said, and whether it is there. The server has checked its shape. */
  hear(message: Readonly<Record<string, unknown>>): void;
  changed(state: LineState): void;
  /** default: the browser's */
  connect?(address: string): LineSocket;
}

/** Half of what the server takes in a second: its seconds do not begin with ours. */
const messagesPerSecond = Math.floor(limits.mapMessagesPerSecond / 2);

/**
 * One end of the socket of a map's room, for the page and for the map alike. It comes back 5 s after it was closed, says
 * no more in a second than the server takes, and finds out by a heartbeat when the line is dead.
 * Source: shell specification 4.7 and 9, reliability B21, B22
 */
export class RoomLine {
  state: LineState = 'connecting';
  /** Attempts in a row that led nowhere. */
  failures = 0;
  #socket: LineSocket | undefined;
  #outgoing: string[] = [];
  #saidInSecond = 0;
  #timers: Partial<Record<'again' | 'heartbeat' | 'second', ReturnType<typeof setTimeout>>> = {};
  #wasHeard = true;
  #isClosed = false;

  constructor(private readonly options: LineOptions) {
    this.#connect();
  }

  /** Said at once or, when much is said, a moment later; nothing while the line is down. */
  say(message: object): void {
    if (this.state !== 'open') return;
    this.#outgoing.push(JSON.stringify(message));
    this.#flush();
  }

  /** Tries now, whatever it was waiting for. */
  again(): void {
    if (this.#isClosed || this.state === 'open' || this.state === 'connecting') return;
    clearTimeout(this.#timers.again);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#socket?.close();
  }

  #connect(): void {
    this.#become('connecting');
    const { address, key, connect = (where) => new WebSocket(where) } = this.options;
    const socket = connect(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) socket.send(JSON.stringify({ method: 'OnConnection', key } satisfies RoomFirst));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(objectIn(String(data)));
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#closed();
    });
  }

  #hear(message: Readonly<Record<string, unknown>> | undefined): void {
    this.#wasHeard = true;
    if (message === undefined) return;
    // What the server itself says has these methods; the ends cannot say them.
    const method = message.method as RoomSays['method'];
    if (method === 'logout' || (method === 'closeSocket' && message.again !== true)) this.#become('over');
    if (method === 'heartbeat' || method === 'logout' || method === 'closeSocket') return;
    if (this.state === 'connecting') {
      this.failures = 0;
      this.#become('open');
      this.#beat();
    }
    this.options.hear(message);
  }

  #closed(): void {
    const { state } = this;
    this.#drop();
    if (this.#isClosed || state === 'over') return;
    if (state === 'connecting') this.failures += 1;
    this.#timers.again = setTimeout(() => this.#connect(), limits.mapReconnectMs);
    this.#become('waiting');
  }

  #drop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = {};
    this.#outgoing = [];
    this.#saidInSecond = 0;
  }

  #become(state: LineState): void {
    if (this.state === state && state !== 'connecting') return;
    this.state = state;
    this.options.changed(state);
  }

  #flush(): void {
    while (this.#outgoing.length > 0 && this.#saidInSecond < messagesPerSecond) {
      this.#socket?.send(this.#outgoing.shift() ?? '');
      this.#saidInSecond += 1;
    }
    if (this.#saidInSecond === 0 || this.#timers.second !== undefined) return;
    this.#timers.second = setTimeout(() => {
      delete this.#timers.second;
      this.#saidInSecond = 0;
      this.#flush();
    }, 1_000);
  }

  #beat(): void {
    this.#timers.heartbeat = setTimeout(() => {
      if (!this.#wasHeard) {
        // Nothing came since the last one: closing alone could take as long as the line is dead.
        const dead = this.#socket;
        this.#closed();
        this.#socket = undefined;
        dead?.close();
        return;
      }
      this.#wasHeard = false;
      this.say({ method: 'heartbeat' });
      this.#beat();
    }, limits.socketPingMs);
  }
}
