export type ColorFormat = 'hex' | 'rgb' | 'hsl' | 'hsv';

/** Red, green, blue 0 to 255; opacity 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

export function colorFormatOf(stored: unknown, withAlpha: boolean): ColorFormat {
  if (stored === 'hex' || stored === 'rgb' || stored === 'hsl' || stored === 'hsv') return stored;
  return withAlpha ? 'rgb' : 'hex';
}

/** The text that is stored. Opacity is written only where it is less than full. */
export function colorText({ r, g, b, a }: Rgba, format: ColorFormat): string {
  const parts = [r, g, b].map(Math.round);
  const alpha = Math.round(a * 100) / 100;
  const write = (name: string, values: readonly (string | number)[]) =>
    alpha < 1 ? `${name}a(${values.join(', ')}, ${alpha})` : `${name}(${values.join(', ')})`;
  switch (format) {
    case 'hex': {
      const bytes = alpha < 1 ? [...parts, Math.round(alpha * 255)] : parts;
      return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    }
    case 'rgb':
      return write('rgb', parts);
    case 'hsl': {
      const { hue, most, least } = hueOf(r, g, b);
      const light = (most + least) / 2;
      const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1));
      return write('hsl', [hue, percent(saturation), percent(light)]);
    }
    case 'hsv': {
      const { hue, most, least } = hueOf(r, g, b);
      return write('hsv', [hue, percent(most === 0 ? 0 : (most - least) / most), percent(most)]);
    }
  }
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Hue in whole degrees, greatest and least part as shares. Source: CSS Color 4, section 7. */
function hueOf(r: number, g: number, b: number) {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  let turn = 0;
  if (spread > 0) {
    if (most === red) turn = ((green - blue) / spread + 6) % 6;
    else if (most === green) turn = (blue - red) / spread + 2;
    else turn = (red - green) / spread + 4;
  }
  return { hue: Math.round(turn * 60) % 360, most, least };
}
