import { expect, test } from 'vitest';
import { readToPaint } from '../bench/paint-trace.ts';

const entry = (name: string, ts: number, dur: number, more: object = {}) => ({
  name,
  pid: 1,
  tid: 1,
  ts,
  dur,
  tdur: dur / 2,
  ...more,
});
const key = entry('EventDispatch', 10_500, 300, { args: { data: { type: 'keydown' } } });
const frame = entry('Commit', 20_000, 500);

test('from a key to its paint: the tasks of its thread until the frame is handed over, and none after', () => {
  const before = entry('RunTask', 0, 9_000);
  const ofKey = entry('RunTask', 10_000, 4_000);
  const between = entry('RunTask', 15_000, 1_000);
  const ofFrame = entry('RunTask', 18_000, 2_500);
  const after = [entry('RunTask', 21_000, 8_000), entry('Commit', 28_000, 500)];
  const elsewhere = [
    entry('RunTask', 11_000, 9_000, { tid: 2 }),
    entry('Commit', 12_000, 100, { tid: 2 }),
    entry('Commit', 12_000, 100, { pid: 2 }),
  ];
  const inside = entry('FunctionCall', 10_600, 2_000);
  const traced = [...after, frame, ofFrame, ...elsewhere, between, inside, key, ofKey, before];
  expect(readToPaint(traced)).toEqual({ cpu: (4_000 + 1_000 + 2_500) / 2 / 1000, clock: 10 });
});

test('what has no key, or no frame after it, is no figure', () => {
  expect(() => readToPaint([frame])).toThrow('no key');
  expect(() => readToPaint([entry('Commit', 1_000, 100), key])).toThrow('no frame');
});
