import { expect, it } from 'vitest';
import { paletteOf } from './look.ts';
import { mapStyle, nothing } from './style.ts';

const shown = { grid: nothing, regions: nothing, axes: nothing, points: nothing, drawn: nothing };
const palette = paletteOf({ isDark: false, accent: '#1268cc' });
const symbols = (layers: { regions: boolean; axes: boolean; points: boolean }) =>
  mapStyle(shown, palette, 'all', undefined, layers)
    .layers.filter(({ type }) => type === 'symbol')
    .map(({ id }) => id);

it('places names of stakes last: they give way to lines, to stakes and to the names of lines and regions', () => {
  expect(symbols({ regions: true, axes: true, points: true })).toEqual([
    ...['point-names', 'axis-room', 'point-room', 'axis-names', 'region-names'],
  ]);
});

it('keeps no room for what is not seen', () => {
  expect(symbols({ regions: false, axes: false, points: true })).toEqual(['point-names', 'point-room']);
  expect(symbols({ regions: false, axes: true, points: false })).toEqual(['axis-room', 'axis-names']);
});
