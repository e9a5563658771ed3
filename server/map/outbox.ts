import { limits } from '../../engine/schema/limits.ts';

/** Texts for one connection, numbered from `first` on. */
export interface Batch {
  readonly to: string;
  readonly first: number;
  readonly texts: readonly string[];
}

/**
 * What one end says to an end in another process, until the database has it: one batch at a time, so that the order
 * stays, and all that was said meanwhile in the next one, so that a slow database makes batches longer and not waits.
 */
export class Outbox {
  #waiting: { readonly to: string; readonly text: string }[] = [];
  #bytes = 0;
  #count = 0;
  #isOver = false;
  #sending: Promise<void> | undefined;

  /**
   * @param send rejects when it is not known whether the batch arrived: nothing is sent after that
   * @param failed hears why it ended: what `send` rejected with, or that too much waited
   */
  constructor(
    private readonly send: (batch: Batch) => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  add(to: string, text: string): void {
    if (this.#isOver) return;
    this.#waiting.push({ to, text });
    this.#bytes += Buffer.byteLength(text);
    if (this.#waiting.length > limits.mapQueue || this.#bytes > limits.mapPostBytes) {
      this.#end(new Error('More is said in a map room than the database takes.'));
      return;
    }
    this.#sending ??= this.#sendAll();
  }

  /** Until all that was said before has arrived, or it is known that it will not. */
  async emptied(): Promise<void> {
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    try {
      for (let batch = this.#take(); batch !== undefined; batch = this.#take()) await this.send(batch);
    } catch (error) {
      this.#end(error);
    }
    this.#sending = undefined;
  }

  #take(): Batch | undefined {
    const to = this.#waiting[0]?.to;
    if (to === undefined) return undefined;
    const other = this.#waiting.findIndex((one) => one.to !== to);
    const texts = this.#waiting.splice(0, other === -1 ? this.#waiting.length : other).map(({ text }) => text);
    for (const text of texts) this.#bytes -= Buffer.byteLength(text);
    const first = this.#count + 1;
    this.#count += texts.length;
    return { to, first, texts };
  }

  #end(error: unknown): void {
    this.#waiting = [];
    this.#isOver = true;
    this.failed(error);
  }
}
