type Rgb = readonly [red: number, green: number, blue: number];

/** `#rgb`, `#rrggbb` or `rgb(r, g, b)`; undefined for anything else, half-transparent colours among it. */
function readColor(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16)) as unknown as Rgb; // three places, three numbers
  }
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text.trim());
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = Math.min(part, 255) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb; // one number for each of three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well two colours tell apart, 1 to 21; undefined when one of them cannot be read.
 * Source: WCAG 2.2, relative luminance and contrast ratio.
 */
export function contrast(first: string, second: string): number | undefined {
  const [left, right] = [readColor(first), readColor(second)];
  if (!left || !right) return undefined;
  const [light, dark] = [luminance(left), luminance(right)].sort((a, b) => b - a) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}
