const units = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

/**
 * A number in short, with one decimal at most: `999`, `12.3k`, `4M`. Source: shell specification 9, number shorthand.
 * @param value what is no finite number comes back as it is written
 */
export function shortNumber(value: number): string {
  let size = Math.abs(value);
  if (!Number.isFinite(size) || size < 1000) return String(value);
  let unit = 0;
  // What would be rounded to 1000 is one of the next unit.
  while (rounded(size) >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${value < 0 ? '-' : ''}${rounded(size)}${units[unit]}`;
}

const rounded = (size: number) => Number(size.toFixed(1));
