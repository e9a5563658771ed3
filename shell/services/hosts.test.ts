import { expect, it } from 'vitest';
import { confirmOnPage, type Hosts, hostsDrawn, hostsWanted } from './hosts.ts';

const answering = (answer: boolean): Hosts => ({ toast: () => {}, confirm: async () => answer });

it('asks by what draws questions now: what has gone is asked no more, and the next is waited for', async () => {
  const first = confirmOnPage({ title: '关闭', okText: '确定' });
  expect(hostsWanted.read()).toBe(true);
  const gone = hostsDrawn(answering(true));
  expect(await first).toBe(true);
  gone();
  const second = confirmOnPage({ title: '关闭', okText: '确定' });
  expect(hostsWanted.read()).toBe(true);
  const goneAsWell = hostsDrawn(answering(false));
  expect(await second).toBe(false);
  goneAsWell();
});
