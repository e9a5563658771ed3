/**
 * A line of callers in front of a fixed number of places: first come, first served. The pool's own time limit counts
 * making a connection; waiting for others to finish is another matter and has a limit of its own.
 */
export class ConnectionQueue {
  readonly #waiting: { take(): void; timer: NodeJS.Timeout }[] = [];
  #free: number;

  /** @param waitMs longest wait for a place, in ms; @param late makes the error of one who waited too long */
  constructor(
    places: number,
    private readonly waitMs: number,
    private readonly late: () => Error,
  ) {
    this.#free = places;
  }

  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const caller = {
        take: resolve,
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(caller), 1);
          reject(this.late());
        }, this.waitMs),
      };
      this.#waiting.push(caller);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.take();
  }
}
