/** Exclusive locks as browsers give them to the tabs of an origin, for Node, which has none: first come, first served. */
export function makeTabLocks() {
  let last: Promise<void> = Promise.resolve();
  return {
    async request<T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
      const before = last;
      let leave = () => {};
      const mine = new Promise<void>((resolve) => {
        leave = resolve;
      });
      last = before.then(() => mine);
      const givenUp = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      try {
        await Promise.race([before, givenUp]);
        return await work();
      } finally {
        leave();
      }
    },
  };
}
