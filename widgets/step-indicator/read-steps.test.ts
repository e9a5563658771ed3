import { expect, it } from 'vitest';
import { readSteps, stepOf, stepState } from './read-steps.ts';

const steps = readSteps([{ title: '登记', value: 'new' }, { title: '处理', description: 3 }, '?', { title: '2' }]);

it('reads steps, and leaves out what is none', () => {
  expect(steps.map(({ title, description }) => title + description)).toEqual(['登记', '处理3', '2']);
});

it.each<[unknown, number | undefined]>([
  ['new', 0],
  ['处理', 1],
  ['2', 2],
  [1, 1],
  [3, 3],
  [99, 3],
  [['处理'], 1],
  [-1, undefined],
  [1.5, undefined],
  ['', undefined],
  [null, undefined],
  ['gone', undefined],
])('%j means step %s', (value, step) => {
  expect(stepOf(steps, value)).toBe(step);
});

it('says how far each step is', () => {
  expect([0, 1, 2].map((index) => stepState(index, 1, 'error'))).toEqual(['finish', 'error', 'wait']);
  expect(['success', 'nonsense'].map((status) => stepState(1, 1, status))).toEqual(['finish', 'process']);
  expect([0, 1].map((index) => stepState(index, 2, 'process'))).toEqual(['finish', 'finish']);
});
