const dayMs = 86_400_000;
const firstDay = Date.UTC(1899, 11, 30);
/** Between the two beginnings that spreadsheets count from. */
const daysTo1904 = 1_462;
const serialMost = 2_958_466;

/** The clock that a number of days is. @returns `YYYY-MM-DDTHH:mm:ss`; undefined for what is no day */
export function clockOfSerial(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + daysTo1904 : serial;
  if (!(days >= 0 && days < serialMost)) return undefined;
  return new Date(firstDay + Math.round((days * dayMs) / 1000) * 1000).toISOString().slice(0, 19);
}

const written =
  /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?月?)?年?(?:[T ]*(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})秒?)?分?)?$/;
const joined = /^(\d{4})(\d{2})(\d{2})$/;

const two = (text: string | undefined, usual: string) => (text ?? usual).padStart(2, '0');

/** The clock that a text says, in whatever way people write days; a year or a month is its first day. */
export function clockOfText(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim();
  const [, year, month, day, hour, minute, second] = joined.exec(plain) ?? written.exec(plain) ?? [];
  if (year === undefined) return undefined;
  return `${year}-${two(month, '1')}-${two(day, '1')}T${two(hour, '0')}:${two(minute, '0')}:${two(second, '0')}`;
}
