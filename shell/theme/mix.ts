/** Mixes `share` (0 to 1) of a colour into another, both `#rrggbb`. */
export function mix(colour: string, into: string, share: number): string {
  const [red, green, blue] = channels(colour);
  const [otherRed, otherGreen, otherBlue] = channels(into);
  const blend = (one: number, other: number) =>
    Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  return `#${blend(red, otherRed)}${blend(green, otherGreen)}${blend(blue, otherBlue)}`;
}

/** Contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two in, two out
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // three channels in, three out
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}
