import { expect, it } from 'vitest';
import { SerialByKey } from './serial-by-key.ts';

it('does work of one name in its order, that of others meanwhile, and goes on after what failed', async () => {
  const turns = new SerialByKey();
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = turns.take('a', async () => {
    await gate;
    done.push('a1');
    throw new Error('failed');
  });
  const second = turns.take('a', async () => void done.push('a2'));
  await turns.take('b', async () => void done.push('b1'));
  expect(done).toEqual(['b1']);
  expect(turns.given('a')).toBe(2);
  open();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['b1', 'a1', 'a2']);
  await turns.settled();
  expect(turns.given('a')).toBe(0);
});
