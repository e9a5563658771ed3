// Here: what bar codes and QR codes share: their text, their drawing, what stands in its place.

/** A dark stretch; in modules, from the left edge. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

export interface DrawnBars {
  readonly bars: readonly Bar[];
  /** Width of the whole. */
  readonly modules: number;
}

export interface DrawnModules {
  /** Modules along a side. */
  readonly size: number;
  readonly rows: readonly (readonly Bar[])[];
}

/** A code ready to be drawn: one path on a ground. */
export interface Picture {
  /** px */
  readonly width: number;
  readonly height: number;
  /** What the path is measured in, along the width; px where nothing is said. */
  readonly modules?: number;
  readonly path: string;
  readonly dark: string;
  readonly light: string;
  /** The text under it; '' for none. */
  readonly caption: string;
}

interface BarLook {
  /** px of a module, of the bars and around them. */
  readonly modulePx: number;
  readonly heightPx: number;
  readonly marginPx: number;
}

/** Bars side by side, all from top to bottom. */
export function barsPath({ bars }: DrawnBars, { modulePx, heightPx, marginPx }: BarLook): string {
  return bars
    .map(({ x, width }) => {
      const wide = round(width * modulePx);
      return `M${round(x * modulePx + marginPx)} ${marginPx}h${wide}v${heightPx}h${-wide}z`;
    })
    .join('');
}

/** Modules of one unit, inside a quiet margin of so many. */
export function modulesPath({ rows }: DrawnModules, quiet: number): string {
  return rows
    .flatMap((runs, row) => runs.map(({ x, width }) => `M${x + quiet} ${row + quiet}h${width}v1h${-width}z`))
    .join('');
}

const round = (px: number) => Math.round(px * 1000) / 1000;

const captionPx = 16;

/** From what the path is measured in to px. */
export function pathScale({ width, modules }: Picture): number {
  return modules === undefined ? 1 : width / modules;
}

/** The same as a file of its own, for print shops and documents elsewhere. */
export function svgFile(picture: Picture): string {
  const { width, height, path, dark, light, caption } = picture;
  const whole = height + (caption === '' ? 0 : captionPx);
  const words =
    caption === ''
      ? ''
      : `<text x="${width / 2}" y="${height + captionPx * 0.7}" text-anchor="middle" font-family="monospace" font-size="13" fill="${dark}">${escaped(caption)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">` +
    `<rect width="${width}" height="${whole}" fill="${light}"/>` +
    `<path transform="scale(${pathScale(picture)})" d="${path}" fill="${dark}"/>${words}</svg>`
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
