import { expect, it } from 'vitest';
import { fitting } from './use-fit.ts';

it('lets all in where there is room, without what stands for the rest', () => {
  expect(fitting([80, 80, 80], 60, 240)).toBe(3);
  expect(fitting([], 60, 0)).toBe(0);
});

it('keeps room for what stands for the rest', () => {
  expect(fitting([80, 80, 80], 60, 239)).toBe(2);
  expect(fitting([80, 80, 80], 60, 219)).toBe(1);
});

it('lets none in where there is room for the rest at most', () => {
  expect(fitting([80, 80, 80], 60, 100)).toBe(0);
  expect(fitting([80, 80, 80], 60, 0)).toBe(0);
});
