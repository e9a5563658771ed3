import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-09T07:59:30+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const shifts = [
  { label: '早班', from: '08:00', to: '16:00' },
  { label: '夜班', from: '20:00', to: '08:00' },
];

const greeting = (props: Record<string, unknown>, language: 'zh' | 'en' = 'zh') =>
  mountScreen(
    { nodes: [{ id: 'hello', config: { aditKey: 'greeting' }, props }] },
    { given: { session: { userInfo: { userName: '李志强' } } }, services: testServices(language) },
  );
const fromSession = { $source: 'session', path: 'userInfo.userName' };
const heading = () => page.getByRole('heading', { level: 1 }).element().textContent;
const words = () => [...document.querySelectorAll('.adit-greeting p > span')].map(({ textContent }) => textContent);

it('greets by name and part of the day, with date, shift and a line of the design', async () => {
  await greeting({ name: fromSession, shifts, line: '今天有 3 项巡检' });
  expect(heading()).toBe('李志强，早上好');
  expect(words()).toEqual(['2026 年 3 月 9 日，星期一', '夜班 20:00–08:00', '今天有 3 项巡检']);
});

it('goes with the clock', async () => {
  await greeting({ name: fromSession, shifts });
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(() => expect(words()[1]).toBe('早班 08:00–16:00'));
  vi.setSystemTime(new Date('2026-03-09T13:59:50+08:00'));
  await vi.advanceTimersByTimeAsync(61_000);
  await vi.waitFor(() => expect(heading()).toBe('李志强，下午好'));
});

it('greets nobody in particular where there is no name, and speaks the language of the page', async () => {
  await greeting({});
  expect(heading()).toBe('早上好');
  expect(words()).toEqual(['2026 年 3 月 9 日，星期一']);
});

it('speaks English, with and without a name', async () => {
  await greeting({ name: fromSession }, 'en');
  expect(heading()).toBe('Good morning, 李志强');
  expect(words()).toEqual(['Monday, March 9, 2026']);
  await greeting({}, 'en');
  expect(page.getByRole('heading', { name: 'Good morning', exact: true }).elements().length).toBe(1);
});

it('leaves out shifts that are none', async () => {
  await greeting({ shifts: [{ label: '错' }, 'nonsense'] });
  expect(words().length).toBe(1);
});

it('is accessible', async () => {
  vi.useRealTimers();
  await greeting({ name: fromSession, shifts, line: '今天有 3 项巡检' });
  await expectAccessible();
});
