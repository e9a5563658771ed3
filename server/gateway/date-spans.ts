import { type RawBuilder, sql } from 'kysely';
import type { dateSpans } from '../../engine/schema/calls/onlinedev-calls.ts';
import { dayStart } from '../kernel/day-bounds.ts';
import type { ColumnShape } from './model-shape.ts';

export type DateSpan = (typeof dateSpans)[number];

/** How a span is written: its first day, and of months and years what names them. Weeks begin on Monday. */
const forms = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const;

/**
 * The span that a column's date falls in, as text; alias m.
 * @returns undefined where the column holds no date
 */
export function spanOf(column: ColumnShape, by: DateSpan, timeZone: string): RawBuilder<unknown> | undefined {
  const at = sql.raw(`m.${column.quoted}`);
  const local =
    column.kind.column === 'timestamptz'
      ? sql`${at} at time zone ${sql.lit(timeZone)}`
      : column.kind.column === 'date'
        ? sql`${at}::timestamp`
        : undefined;
  return local && sql`to_char(date_trunc(${sql.lit(by)}, ${local}), ${sql.lit(forms[by])})`;
}

/** Rows from the first moment of a span on; alias m. @param span as `lastSpans` writes it */
export function spanStart(column: ColumnShape, span: string, timeZone: string): RawBuilder<unknown> {
  const at = sql.raw(`m.${column.quoted}`);
  const day = `${span}-01-01`.slice(0, 10);
  return column.kind.column === 'timestamptz'
    ? sql`${at} >= ${dayStart(day, timeZone)}::timestamptz`
    : sql`${at} >= ${day}::date`;
}

const dayMs = 86_400_000;

/**
 * The last spans up to the one that holds a moment, oldest first, written as `spanOf` writes them.
 * @param count 1 and more
 */
export function lastSpans(by: DateSpan, count: number, until: Date, timeZone: string): string[] {
  // Calendars of a zone are counted in UTC, where days are even.
  const today = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(until)}T00:00:00Z`);
  const first = by === 'week' ? new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * dayMs) : today;
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (by === 'day' || by === 'week') {
      const days = by === 'day' ? back : back * 7;
      return new Date(first.getTime() - days * dayMs).toISOString().slice(0, 10);
    }
    const month = by === 'month' ? first.getUTCMonth() - back : 0;
    const year = by === 'year' ? first.getUTCFullYear() - back : first.getUTCFullYear();
    return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, by === 'month' ? 7 : 4);
  });
}
