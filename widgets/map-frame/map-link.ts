import { limits } from '../../engine/schema/limits.ts';
import type { MapAnswer, MapToPage, PageToMap } from '../../engine/schema/live/map-messages.ts';

/** Why an answer did not come. Those of the map itself, and: it was silent, too much was asked before it, the page went. */
export type AskProblem = NonNullable<MapAnswer['problem']> | 'silent' | 'dropped' | 'left';

export class AskError extends Error {
  constructor(readonly problem: AskProblem) {
    super(problem);
  }
}

/** What can be asked of a map; the callback's id is the link's to make. */
export type Question = Asking extends infer Each ? (Each extends unknown ? Omit<Each, 'callbackId'> : never) : never;
type Asking = Extract<PageToMap, { readonly callbackId: string }>;
export type AnswerData = MapAnswer['data'];

export interface LinkOptions {
  say(message: PageToMap): void;
  /** What the map is told first whenever it is there: how it looks and what it shows. */
  before(): readonly PageToMap[];
  /** It can be asked from now on, or not any more. */
  changed(isReady: boolean): void;
  /** Somebody did something on the map by himself. */
  heard(message: Extract<MapToPage, { method: 'picked' | 'drawn' }>): void;
}

interface Waiting {
  readonly message: Asking;
  timer: ReturnType<typeof setTimeout>;
  resolve(data: AnswerData): void;
  reject(problem: AskProblem): void;
}

/**
 * What a page asks of the map in its frame, and what comes back. Questions wait until the map says that it can be asked; of
 * too many the oldest is dropped. Each callback runs once: with the answer, or with why there is none.
 * Source: shell specification 4.7, reliability B22
 */
export class MapLink {
  isReady = false;
  readonly #waiting = new Map<string, Waiting>();
  /** Asked before the map was there, by callback id. */
  readonly #queue = new Set<string>();
  #count = 0;

  constructor(private readonly options: LinkOptions) {}

  /** @throws AskError (as rejection) */
  ask(question: Question): Promise<AnswerData> {
    this.#count += 1;
    const callbackId = `c${this.#count}`;
    // A question with its id is one of the messages that have one.
    const message = { ...question, callbackId } as Asking;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        message,
        timer: this.#giveUpLater(callbackId),
        resolve,
        reject: (problem) => reject(new AskError(problem)),
      };
      this.#waiting.set(callbackId, waiting);
      if (this.isReady) this.options.say(message);
      else this.#enqueue(callbackId);
    });
  }

  /** A message that came by the room, of the map or of the server. */
  hear(message: Readonly<Record<string, unknown>>): void {
    // The server has checked its shape, and lets the map say nothing else.
    const said = message as MapToPage | { readonly method: 'peer'; readonly present: boolean };
    switch (said.method) {
      case 'initFinished':
        this.#begin();
        return;
      case 'peer':
        if (!said.present) this.lost();
        return;
      case 'callback':
        this.#settle(said.callbackId, (waiting) =>
          said.problem === undefined ? waiting.resolve(said.data) : waiting.reject(said.problem),
        );
        return;
      case 'busy': {
        const waiting = this.#waiting.get(said.callbackId);
        if (!waiting) return;
        clearTimeout(waiting.timer);
        waiting.timer = this.#giveUpLater(said.callbackId);
        return;
      }
      default:
        this.options.heard(said);
    }
  }

  /** The map is not there now: what is asked meanwhile waits. */
  lost(): void {
    if (!this.isReady) return;
    this.isReady = false;
    this.options.changed(false);
  }

  /** Tells the map anew what it shows and how it looks. */
  tell(messages: readonly PageToMap[]): void {
    if (this.isReady) for (const message of messages) this.options.say(message);
  }

  close(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, ({ reject }) => reject('left'));
  }

  #begin(): void {
    const wasReady = this.isReady;
    this.isReady = true;
    for (const message of this.options.before()) this.options.say(message);
    for (const id of this.#queue) {
      const waiting = this.#waiting.get(id);
      if (waiting) this.options.say(waiting.message);
    }
    this.#queue.clear();
    if (!wasReady) this.options.changed(true);
  }

  #enqueue(id: string): void {
    this.#queue.add(id);
    const [oldest] = this.#queue;
    if (this.#queue.size > limits.mapQueue && oldest !== undefined)
      this.#settle(oldest, ({ reject }) => reject('dropped'));
  }

  #giveUpLater(id: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#settle(id, ({ reject }) => reject('silent')), limits.mapCallbackMs);
  }

  /** Once: an answer that comes twice, or too late, finds nobody who waits for it. */
  #settle(id: string, end: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#queue.delete(id);
    clearTimeout(waiting.timer);
    end(waiting);
  }
}
