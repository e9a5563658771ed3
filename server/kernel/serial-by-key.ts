/** Work that is done one after the other where it is of one name, and at once where the names are different. */
export class SerialByKey {
  readonly #last = new Map<string, Promise<void>>();
  readonly #given = new Map<string, number>();

  /** How much of one name has not ended. */
  given(name: string): number {
    return this.#given.get(name) ?? 0;
  }

  /** @returns settles as the work does, which begins when all that was given before under this name has ended */
  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const ended = turn
      .catch(() => undefined)
      .then(() => {
        const left = this.given(name) - 1;
        if (left > 0) this.#given.set(name, left);
        else this.#given.delete(name);
        if (this.#last.get(name) === ended) this.#last.delete(name);
      });
    this.#last.set(name, ended);
    this.#given.set(name, this.given(name) + 1);
    return turn;
  }

  /** Until all that was given so far has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
