import { expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import { limits } from '../limits.ts';
import { crossingOf } from './crossing.ts';

const outline = (...corners: readonly (readonly [lng: number, lat: number])[]) =>
  corners.map(([lng, lat]) => ({ lng, lat }));

it.each([
  ['nothing', outline()],
  ['a triangle', outline([0, 0], [1, 0], [0, 1])],
  ['a square, the other way round', outline([0, 1], [1, 1], [1, 0], [0, 0])],
  ['a bay', outline([0, 0], [4, 0], [4, 4], [2, 1], [0, 4])],
  ['a corner in the middle of a side', outline([0, 0], [1, 0], [2, 0], [2, 2])],
  ['a corner that is there twice in a row', outline([0, 0], [1, 0], [1, 0], [0, 1])],
  ['a first corner that comes again at the end', outline([0, 0], [1, 0], [0, 1], [0, 0])],
])('%s goes round once', (_what, corners) => expect(crossingOf(corners)).toBeUndefined());

it.each([
  ['a bow tie', outline([0, 0], [1, 1], [1, 0], [0, 1]), { first: 1, second: 3 }],
  ['a corner on another side', outline([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), { first: 1, second: 3 }],
  ['a corner that is met again', outline([0, 0], [2, 2], [4, 2], [4, 4], [2, 2], [0, 4]), { first: 1, second: 4 }],
  ['a side that goes back on itself', outline([0, 0], [4, 0], [2, 0], [2, 2]), { first: 1, second: 2 }],
  ['a spike at the last corner', outline([0, 0], [2, 0], [2, 2], [4, 0]), { first: 1, second: 4 }],
])('%s crosses itself, and it is said where', (_what, corners, crossing) =>
  expect(crossingOf(corners)).toEqual(crossing),
);

it('is found out of the longest outline at once', () => {
  const round = Array.from({ length: limits.lineCoordinates }, (_, index) => {
    const angle = (index / limits.lineCoordinates) * 2 * Math.PI;
    return { lng: Math.cos(angle), lat: Math.sin(angle) };
  });
  const start = performance.now();
  expect(crossingOf(round)).toBeUndefined();
  if (isLongRun) expect(performance.now() - start).toBeLessThan(1_000);
});
