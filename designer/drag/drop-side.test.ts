import { describe, expect, it } from 'vitest';
import { distance, dropSide, edgeScroll } from './drop-side.ts';

const list = { left: 0, top: 0, width: 600, height: 400 };
const left = { left: 0, top: 100, width: 300, height: 60 };
const right = { left: 300, top: 100, width: 300, height: 60 };
const below = { left: 0, top: 160, width: 600, height: 60 };
const around = (box: typeof left, previous?: typeof left, next?: typeof left, beside = false) => ({
  box,
  previous,
  next,
  list,
  beside,
});

describe('the side of a frame that a pointer means', () => {
  it('is before or after by height where a field has its row alone, and the line goes across', () => {
    expect(dropSide(around(below, right), 300, 170)).toEqual({
      side: 'before',
      mark: { left: 0, top: 160, width: 600, height: 0 },
    });
    expect(dropSide(around(below, right), 10, 210)).toMatchObject({ side: 'after', mark: { top: 220 } });
  });

  it('draws the line across before the first of a row and after its last, upright between the two', () => {
    expect(dropSide(around(left, undefined, right), 20, 130)).toMatchObject({
      side: 'before',
      mark: { top: 100, height: 0 },
    });
    expect(dropSide(around(left, undefined, right), 280, 130)).toMatchObject({
      side: 'after',
      mark: { left: 300, width: 0, height: 60 },
    });
    expect(dropSide(around(right, left, below), 320, 130)).toMatchObject({
      side: 'before',
      mark: { left: 300, width: 0 },
    });
    expect(dropSide(around(right, left, below), 590, 130)).toMatchObject({
      side: 'after',
      mark: { top: 160, height: 0 },
    });
  });

  it('is always upright between columns of a sheet', () => {
    expect(dropSide(around(left, undefined, undefined, true), 20, 130)).toMatchObject({
      side: 'before',
      mark: { left: 0, width: 0, height: 60 },
    });
  });
});

it('measures how far a point is from a frame', () => {
  expect(distance(left, 100, 120)).toBe(0);
  expect(distance(left, 303, 164)).toBe(25);
});

it('scrolls near the edges, faster the nearer, and nowhere else', () => {
  expect(edgeScroll(list, 200)).toBe(0);
  expect(edgeScroll(list, 50)).toBeLessThan(0);
  expect(edgeScroll(list, 5)).toBeLessThan(edgeScroll(list, 50));
  expect(edgeScroll(list, 399)).toBe(18);
});
