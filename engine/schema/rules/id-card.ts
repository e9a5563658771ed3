/** Weight of each of the first 17 places, and the last place by the remainder of their sum by 11. Source: GB 11643-1999. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkPlaces = '10X98765432';

/**
 * An 18-digit Chinese identity number: region, a birth date that exists between 1800 and 2099, serial number, and the
 * check digit that belongs to them, X in either case.
 */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  const year = Number(text.slice(6, 10));
  const month = Number(text.slice(10, 12));
  const day = Number(text.slice(12, 14));
  const isDate = year >= 1800 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDate && text.slice(17).toUpperCase() === checkPlaces[sumOf(text) % 11];
}

const sumOf = (text: string): number => weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0);

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
