import { expect, it } from 'vitest';
import { colorFormatOf, colorText } from './color-text.ts';

const blue = { r: 18, g: 104, b: 204, a: 1 };

it('writes a colour in each format, with opacity only where it is not full', () => {
  expect(colorText(blue, 'hex')).toBe('#1268cc');
  expect(colorText(blue, 'rgb')).toBe('rgb(18, 104, 204)');
  expect(colorText(blue, 'hsl')).toBe('hsl(212, 84%, 44%)');
  expect(colorText(blue, 'hsv')).toBe('hsv(212, 91%, 80%)');
  expect(colorText({ ...blue, a: 0.5 }, 'hex')).toBe('#1268cc80');
  expect(colorText({ ...blue, a: 0.5 }, 'hsl')).toBe('hsla(212, 84%, 44%, 0.5)');
});

it('writes greys without a hue and black without a saturation', () => {
  expect(colorText({ r: 128, g: 128, b: 128, a: 1 }, 'hsl')).toBe('hsl(0, 0%, 50%)');
  expect(colorText({ r: 0, g: 0, b: 0, a: 1 }, 'hsv')).toBe('hsv(0, 0%, 0%)');
});

it('takes hex, or rgb where opacity can be set, when the design names no format', () => {
  expect([colorFormatOf('', false), colorFormatOf(undefined, true), colorFormatOf('hsl', true)]).toEqual([
    'hex',
    'rgb',
    'hsl',
  ]);
});
