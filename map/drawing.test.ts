import { expect, it } from 'vitest';
import { limits } from '../engine/schema/limits.ts';
import { isEnough, isFull, measureOf, withoutLast, withPlace } from './drawing.ts';
import type { Drawn } from './features.ts';

const line: Drawn = { shape: 'line', places: [] };
const draw = (shape: Drawn['shape'], ...places: [number, number][]): Drawn =>
  places.reduce((drawing, [lng, lat]) => withPlace(drawing, { lng, lat }), { shape, places: [] } as Drawn);

it('takes places one after another, the same twice in a row once, and gives the last one back', () => {
  const drawn = draw('line', [1, 2], [1, 2], [3, 4], [1, 2]);
  expect(drawn.places).toEqual([
    { lng: 1, lat: 2 },
    { lng: 3, lat: 4 },
    { lng: 1, lat: 2 },
  ]);
  expect(withoutLast(drawn).places).toHaveLength(2);
  expect(withoutLast(line)).toEqual(line);
});

it('keeps places on the earth, to a centimetre', () => {
  expect(draw('point', [190, 95]).places).toEqual([{ lng: -170, lat: 90 }]);
  expect(draw('point', [120.123456789, 31.987654321]).places).toEqual([{ lng: 120.1234568, lat: 31.9876543 }]);
});

it('is something only with enough places, and takes no more than a line may have', () => {
  expect([isEnough(draw('point')), isEnough(draw('point', [1, 1]))]).toEqual([false, true]);
  expect([isEnough(draw('line', [1, 1])), isEnough(draw('line', [1, 1], [2, 2]))]).toEqual([false, true]);
  expect(isEnough(draw('polygon', [1, 1], [2, 2]))).toBe(false);
  const many = draw(
    'line',
    ...Array.from({ length: limits.lineCoordinates + 5 }, (_, at): [number, number] => [at / 100, 0]),
  );
  expect([many.places.length, isFull(many)]).toEqual([limits.lineCoordinates, true]);
});

it('is measured by what it is', () => {
  expect(measureOf(draw('point', [1, 1]))).toBe(0);
  expect(measureOf(draw('line', [0, 0], [0, 1]))).toBeCloseTo(111_195, -1);
  expect(measureOf(draw('polygon', [0, 0], [0.01, 0], [0.01, 0.01]))).toBeCloseTo(1_111.95 ** 2 / 2, -3);
});
