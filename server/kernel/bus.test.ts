import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createBus } from './bus.ts';

it('tells every subscriber of a subject at once, and nobody else', () => {
  const bus = createBus();
  const heard: unknown[] = [];
  const stop = bus.subscribe('menu', { hear: (fact) => void heard.push(fact), reread: () => undefined });
  bus.subscribe('menu', { hear: (fact) => void heard.push(fact), reread: () => undefined });
  bus.announce('menu', { tenantId: 'main' });
  bus.announce('screen', { tenantId: 'main' });
  expect(heard).toEqual([{ tenantId: 'main' }, { tenantId: 'main' }]);
  stop();
  bus.announce('menu', { tenantId: 'second' });
  expect(heard).toHaveLength(3);
});

it('reports what a subscriber throws or rejects, and tells the others all the same', async () => {
  const reports: string[] = [];
  const bus = createBus((line) => reports.push(line));
  const heard: unknown[] = [];
  const reread = () => undefined;
  bus.subscribe('rights', {
    hear: () => {
      throw new Error('thrown');
    },
    reread,
  });
  bus.subscribe('rights', { hear: async () => Promise.reject(new Error('rejected')), reread });
  bus.subscribe('rights', { hear: (fact) => void heard.push(fact), reread });
  bus.announce('rights', { tenantId: 'main' });
  expect(heard).toEqual([{ tenantId: 'main' }]);
  await expect.poll(() => reports.map((line) => /thrown|rejected/.exec(line)?.[0])).toEqual(['thrown', 'rejected']);
});

it('runs subscribers outside of the call that announced', () => {
  const call = new AsyncLocalStorage<string>();
  const bus = createBus();
  const seen: unknown[] = [];
  bus.subscribe('dictionary', { hear: () => void seen.push(call.getStore()), reread: () => undefined });
  call.run('a transaction', () => bus.announce('dictionary', { tenantId: 'main' }));
  expect(seen).toEqual([undefined]);
});
