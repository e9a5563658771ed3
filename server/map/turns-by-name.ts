/** Work that is done one after the other where it is of one name, and at once where the names are different. */
export class TurnsByName {
  readonly #last = new Map<string, Promise<void>>();

  /** @returns settles as the work does, which begins when all that was given before under this name has ended */
  take(name: string, work: () => Promise<void>): Promise<void> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const ended = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(name) === ended) this.#last.delete(name);
      });
    this.#last.set(name, ended);
    return turn;
  }

  /** Until all that was given so far has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
