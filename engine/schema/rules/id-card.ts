/**
 * An 18-digit Chinese identity number: region, a birth date that exists between 1800 and 2099, serial number, and a
 * last place that is a digit or X. The specification asks for the date check only, so the check digit is not compared.
 */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  const year = Number(text.slice(6, 10));
  const month = Number(text.slice(10, 12));
  const day = Number(text.slice(12, 14));
  return year >= 1800 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
