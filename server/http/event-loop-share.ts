/** Lets a few through in each turn of the event loop, who came first before the others: the rest of the turn is for calls. */
export class EventLoopShare {
  #waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** @returns when it is this one's turn */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#next();
    });
  }

  #next(): void {
    setImmediate(() => {
      for (const go of this.#waiting.splice(0, this.most)) go();
      if (this.#waiting.length > 0) this.#next();
    });
  }
}
