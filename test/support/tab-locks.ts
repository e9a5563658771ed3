/** Exclusive locks as browsers give them to the tabs of an origin, for Node, which has none: first come, first served. */
export function makeTabLocks() {
  let last: Promise<void> = Promise.resolve();
  let holders = 0;
  return {
    async request<T>(
      _name: string,
      { signal, ifAvailable }: { signal?: AbortSignal; ifAvailable?: boolean },
      work: (lock: object | null) => Promise<T>,
    ): Promise<T> {
      if (ifAvailable && holders > 0) return work(null);
      holders += 1;
      const before = last;
      let leave = () => {};
      const mine = new Promise<void>((resolve) => {
        leave = resolve;
      });
      last = before.then(() => mine);
      const givenUp = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      try {
        await Promise.race([before, givenUp]);
        return await work({});
      } finally {
        holders -= 1;
        leave();
      }
    },
  };
}
