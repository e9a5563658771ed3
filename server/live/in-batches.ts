/** As many as are handled before whatever else waits has its turn. */
const sliceOf = 100;

/** Handles many, the first hundred at once, so that calls are answered in between. @returns when all are */
export async function inBatches<Item>(items: readonly Item[], handle: (item: Item) => void): Promise<void> {
  for (let start = 0; start < items.length; start += sliceOf) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    for (const item of items.slice(start, start + sliceOf)) handle(item);
  }
}
