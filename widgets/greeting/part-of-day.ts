export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Hours from which a part of the day runs, latest first. */
const parts: readonly (readonly [fromHour: number, part: PartOfDay])[] = [
  [23, 'night'],
  [18, 'evening'],
  [14, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
  [0, 'night'],
];

/** @param clock `HH:mm` */
export function partOfDay(clock: string): PartOfDay {
  return parts.find(([from]) => Number(clock.slice(0, 2)) >= from)?.[1] ?? 'night';
}

interface Shift {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** The shift that runs when the clock shows `HH:mm`; one that ends before it begins goes over midnight. */
export function shiftAt(shifts: readonly Shift[], clock: string): Shift | undefined {
  const minute = minutesOf(clock) ?? 0;
  return shifts.find(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    if (start === undefined || end === undefined) return false;
    return start < end ? minute >= start && minute < end : minute >= start || minute < end;
  });
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
