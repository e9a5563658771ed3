import type { Translate } from '../text/text.ts';

const step = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/**
 * A size as people read it, in multiples of 1024, with one decimal below 100: `512 bytes`, `1.5 KB`, `46 MB`, `2.1 GB`.
 * Source: shell specification 9, file size.
 * @param bytes '' comes back for what is no size
 */
export function fileSizeText(bytes: number | undefined, translate: Translate): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return '';
  const whole = Math.round(bytes);
  if (whole < step) return translate(whole === 1 ? 'size.byte' : 'size.bytes', { size: whole });
  let size = whole / step;
  let unit = 0;
  // What would be rounded to 1024 is one of the next unit.
  while (rounded(size) >= step && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${rounded(size)} ${units[unit]}`;
}

const rounded = (size: number) => Number(size.toFixed(size < 100 ? 1 : 0));
