import { aborted } from './aborted.ts';

/** Lets so much work go on at once, in the order in which it came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  /** @throws AbortError when it is stopped before its turn */
  async take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    try {
      if (signal.aborted) throw aborted();
      return await work();
    } finally {
      this.#give();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(aborted());
      };
      const begin = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      if (signal.aborted) return reject(aborted());
      signal.addEventListener('abort', stop, { once: true });
      this.#waiting.push(begin);
    });
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
