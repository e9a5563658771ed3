/** Of the name of a sheet. Source: Excel specifications and limits */
const nameMost = 31;

/** Names of so many sheets: what no such name may hold is left out, and from the second on each has its number. */
export function sheetNames(name: string, count: number): string[] {
  const plain =
    name
      .replace(/[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu, ' ')
      .trim()
      .replace(/^'+|'+$/g, '') || 'Sheet';
  return Array.from({ length: count }, (_, index) => {
    const number = index === 0 ? '' : ` (${index + 1})`;
    return cut(plain, nameMost - number.length) + number;
  });
}

/** Half a character is none; what is cut off may leave a blank at the end. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
