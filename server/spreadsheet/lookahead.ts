/** Reads what comes in pieces one by one, and can be asked what comes next without taking it. */
export class Lookahead<Item> {
  readonly #pieces: AsyncIterator<readonly Item[]>;
  #piece: readonly Item[] = [];
  #at = 0;

  constructor(pieces: AsyncIterable<readonly Item[]>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** @returns undefined at the end */
  async peek(): Promise<Item | undefined> {
    while (this.#at >= this.#piece.length) {
      const next = await this.#pieces.next();
      if (next.done) return undefined;
      this.#piece = next.value;
      this.#at = 0;
    }
    return this.#piece[this.#at];
  }

  take(): void {
    this.#at += 1;
  }

  /** Lets go of the source, wherever it is. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}
