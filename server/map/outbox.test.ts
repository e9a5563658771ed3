import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type Batch, Outbox } from './outbox.ts';

/** An outbox whose batches arrive when the test says so. */
function outbox() {
  const batches: Batch[] = [];
  const errors: unknown[] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const box = new Outbox(
    (batch) => {
      batches.push(batch);
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    },
    (error) => void errors.push(error),
  );
  return { box, batches, errors, next: () => ends.shift() };
}

describe('what is said to an end in another process', () => {
  it('goes one batch after the other, what was said meanwhile together, numbered through', async () => {
    const { box, batches, next } = outbox();
    for (const text of ['1', '2', '3']) box.add('b', text);
    expect(batches).toEqual([{ to: 'b', first: 1, texts: ['1'] }]);
    next()?.resolve();
    await expect.poll(() => batches[1]).toEqual({ to: 'b', first: 2, texts: ['2', '3'] });
    box.add('b', '4');
    box.add('c', '5');
    next()?.resolve();
    await expect.poll(() => batches[2]).toEqual({ to: 'b', first: 4, texts: ['4'] });
    const emptied = box.emptied();
    next()?.resolve();
    await expect.poll(() => batches[3]).toEqual({ to: 'c', first: 5, texts: ['5'] });
    next()?.resolve();
    await emptied;
    box.add('c', '6');
    expect(batches[4]).toEqual({ to: 'c', first: 6, texts: ['6'] });
  });

  it('ends with a batch of which nobody knows whether it arrived', async () => {
    const { box, batches, errors, next } = outbox();
    box.add('b', '1');
    box.add('b', '2');
    next()?.reject(new Error('lost'));
    await box.emptied();
    expect(errors).toEqual([new Error('lost')]);
    box.add('b', '3');
    expect(batches).toHaveLength(1);
  });

  it('has room for a thousand texts and for four megabytes; with more it ends', () => {
    const many = outbox();
    // One is on its way.
    for (let count = 0; count <= limits.mapQueue; count += 1) many.box.add('b', 'x');
    expect(many.errors).toEqual([]);
    many.box.add('b', 'x');
    many.box.add('b', 'x');
    expect(many.errors).toHaveLength(1);

    const long = outbox();
    const text = '廊'.repeat(limits.socketBytes / 3);
    const most = Math.floor(limits.mapPostBytes / Buffer.byteLength(text));
    for (let count = 0; count <= most; count += 1) long.box.add('b', text);
    expect(long.errors).toEqual([]);
    long.box.add('b', text);
    expect(long.errors).toHaveLength(1);
  });
});
