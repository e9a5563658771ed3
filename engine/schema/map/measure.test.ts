import { describe, expect, it } from 'vitest';
import { areaOf, lengthOf, measureText } from './measure.ts';

const square = (side: number) =>
  [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ].map(([lng = 0, lat = 0]) => ({ lng, lat }));

describe('what is measured on the map', () => {
  it('is a length along the places: a degree of latitude has 111.2 km, of longitude less towards the poles', () => {
    expect(lengthOf([])).toBe(0);
    expect(lengthOf([{ lng: 120, lat: 31 }])).toBe(0);
    const degree = lengthOf([
      { lng: 120, lat: 30 },
      { lng: 120, lat: 31 },
    ]);
    expect(degree).toBeCloseTo(111_195, -1);
    const east = lengthOf([
      { lng: 120, lat: 60 },
      { lng: 121, lat: 60 },
    ]);
    expect(east / degree).toBeCloseTo(0.5, 3);
    expect(
      lengthOf([
        { lng: 0, lat: 0 },
        { lng: 0, lat: 1 },
        { lng: 0, lat: 0 },
      ]),
    ).toBeCloseTo(2 * degree, 3);
  });

  it('is an area, whichever way round the corners go', () => {
    const area = areaOf(square(0.01));
    expect(area).toBeCloseTo(1_111.95 ** 2, -3);
    expect(areaOf(square(0.01).reverse())).toBeCloseTo(area, 3);
    expect(areaOf([])).toBe(0);
  });

  it('is said in units that people read', () => {
    expect(measureText(false, 999.4)).toBe('999 m');
    expect(measureText(false, 111_200)).toBe('111.20 km');
    expect(measureText(true, 528.4)).toBe('528 m²');
    expect(measureText(true, 528_213)).toBe('528,213 m²');
    expect(measureText(true, 2_500_000)).toBe('2.50 km²');
    expect(measureText(true, 1_234_567_890_000)).toBe('1,234,567.89 km²');
  });

  it('is said in the larger unit where the smaller one would be rounded up to it', () => {
    expect(measureText(false, 999.6)).toBe('1.00 km');
    expect(measureText(true, 999_999.4)).toBe('999,999 m²');
    expect(measureText(true, 999_999.6)).toBe('1.00 km²');
  });
});
