import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

/** Reads that end when the test says so; each key is worth its own length, and `gone` is not there. */
function slowReads() {
  const reads: { readonly keys: readonly string[]; end(): void; fail(error: Error): void }[] = [];
  const gathered = new BatchLoader<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.length]));
        reads.push({ keys, end: () => resolve(found), fail: reject });
      }),
    String,
  );
  return { gathered, reads };
}

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

describe('what is gathered', () => {
  it('is read together where it is asked for in one turn, each key once', async () => {
    const { gathered, reads } = slowReads();
    const asked = ['a', 'bb', 'a', 'gone'].map((key) => gathered.get(key));
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'bb', 'gone']]);
    reads[0]?.end();
    expect(await Promise.all(asked)).toEqual([1, 2, 1, undefined]);
  });

  it('is read at most twice at once, and in parts of 500 keys', async () => {
    const { gathered, reads } = slowReads();
    const asked = Array.from({ length: 1_200 }, (_, number) => gathered.get(`key ${number}`));
    await turn();
    expect(reads.map(({ keys }) => keys.length)).toEqual([500, 500]);
    const more = gathered.get('one more');
    await turn();
    expect(reads).toHaveLength(2);
    reads[0]?.end();
    await turn();
    expect(reads[2]?.keys).toHaveLength(201);
    for (const { end } of reads) end();
    expect(await more).toBe(8);
    expect((await Promise.all(asked)).every((length) => length !== undefined)).toBe(true);
  });

  it('is never older than the question: what is being read is read anew', async () => {
    const { gathered, reads } = slowReads();
    const first = gathered.get('a');
    await turn();
    const second = gathered.get('a');
    await turn();
    expect(reads).toHaveLength(2);
    for (const { end } of reads) end();
    expect(await Promise.all([first, second])).toEqual([1, 1]);
  });

  it('fails for those alone who asked in that turn, and is read again for the next', async () => {
    const { gathered, reads } = slowReads();
    const asked = Promise.allSettled([gathered.get('a'), gathered.get('bb')]);
    await turn();
    reads[0]?.fail(new Error('gone'));
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = gathered.get('a');
    await turn();
    reads[1]?.end();
    expect(await again).toBe(1);
  });

  it('is read outside of whatever the first who asks is in', async () => {
    const inside = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const gathered = new BatchLoader<string, number>(async () => {
      seen.push(inside.getStore());
      return new Map();
    }, String);
    await inside.run('a transaction', () => gathered.get('a'));
    expect(seen).toEqual([undefined]);
  });
});
