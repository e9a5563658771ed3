/** A pause that can be cut short; it keeps no process alive. */
export class Pause {
  #isWoken = false;
  #end = () => {};

  /** Ends the pause that is, or the next one before it begins. */
  wake(): void {
    this.#isWoken = true;
    this.#end();
  }

  /** Whoever was told to wake before this moment has been heard. */
  forget(): void {
    this.#isWoken = false;
  }

  take(ms: number): Promise<void> {
    if (this.#isWoken || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
