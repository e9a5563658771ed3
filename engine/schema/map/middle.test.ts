import { expect, it } from 'vitest';
import { middleOf } from './middle.ts';

const line = (...places: readonly (readonly [lng: number, lat: number])[]) =>
  places.map(([lng, lat]) => ({ lng, lat }));

it.each([
  ['a place', false, line([120, 31]), { lng: 120, lat: 31 }],
  ['a line', false, line([0, 0], [2, 0]), { lng: 1, lat: 0 }],
  ['a line with a short end', false, line([0, 0], [0, 6], [0, 7], [0, 8]), { lng: 0, lat: 4 }],
  ['a line that begins twice', false, line([0, 0], [0, 0], [4, 0]), { lng: 2, lat: 0 }],
  ['an area', true, line([0, 0], [4, 0], [4, 2], [1, 1]), { lng: 2, lat: 1 }],
])('%s is looked at in its middle', (_what, isArea, places, middle) =>
  expect(middleOf(isArea, places)).toEqual(middle),
);

it('is as exact as what is kept', () => {
  expect(middleOf(true, line([0, 0], [1 / 3, 1 / 3]))).toEqual({ lng: 0.1666667, lat: 0.1666667 });
});
