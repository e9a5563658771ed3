import { expect, it } from 'vitest';
import type { Services } from '../../engine/contract/services.ts';
import { RequestError } from '../request/request-error.ts';
import { createReference } from './reference.ts';
import { shareReference } from './share-reference.ts';

/** Services of which only these matter here. */
function world(answer: () => Promise<unknown>) {
  const asked: string[] = [];
  const said: string[] = [];
  const services = {
    requestNamed: (call: string) => {
      asked.push(call);
      return answer();
    },
    toast: (_kind: string, text: string) => void said.push(text),
  } as unknown as Services; // nothing else is asked
  return { shared: shareReference(services, createReference(), 'li'), asked, said };
}

it('gives fields of a hundred forms their dictionaries by one request', async () => {
  const list = [{ id: 'd1', enCode: 'level', dictionaryList: [{ id: 'a' }] }];
  const { shared, asked } = world(() => Promise.resolve({ list }));
  const forms = Array.from({ length: 100 }, (_, at) => ({
    kind: 'dictionary' as const,
    type: at % 2 ? 'level' : 'd1',
  }));
  const options = await Promise.all(forms.map((source) => shared.loadOptions(source)));
  expect(options.every((one) => JSON.stringify(one) === '[{"id":"a"}]')).toBe(true);
  expect(asked).toEqual(['dictionaries']);
});

it('lets one who leaves go, and the others have the answer', async () => {
  let arrive: (answer: unknown) => void = () => {};
  const { shared, said } = world(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const leaving = new AbortController();
  const first = shared.request('users', { signal: leaving.signal });
  const second = shared.request('users', { signal: new AbortController().signal });
  leaving.abort();
  await expect(first).rejects.toThrow(DOMException);
  arrive({ list: [] });
  expect(await second).toEqual({ list: [] });
  await expect(shared.request('users', { signal: leaving.signal })).rejects.toThrow(DOMException);
  expect(said).toEqual([]);
});

it('says a failure once for all who do not say it themselves, and nothing of a session that has ended', async () => {
  const { shared, said } = world(() => Promise.reject(new RequestError('network', '网络异常')));
  await expect(shared.request('users', { quiet: true })).rejects.toThrow('网络异常');
  expect(said).toEqual([]);
  await Promise.allSettled([
    shared.request('users', {}),
    shared.request('users', {}),
    shared.request('users', { quiet: true }),
  ]);
  expect(said).toEqual(['网络异常']);
  const ended = world(() => Promise.reject(new RequestError(601, '登录已过期')));
  await expect(ended.shared.request('users', {})).rejects.toThrow('登录已过期');
  expect(ended.said).toEqual([]);
});
