import type { Field } from '../fields/fields.ts';

const timeText = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** `H:mm` or `HH:mm:ss` as `HH:mm:ss`; null for anything else. */
export function readTime(value: unknown): string | null {
  if (typeof value !== 'string' || !timeText.test(value)) return null;
  const whole = value.length < 6 ? `${value}:00` : value;
  return whole.padStart(8, '0');
}

/** First and last time of day that a field takes, `HH:mm:ss`; null where it has no such end. */
export interface TimeRange {
  readonly start: string | null;
  readonly end: string | null;
}

/**
 * What the settings of a time field say, else the `picker-options` of imported designs: one range, `"08:00:00-18:00:00"`;
 * several of them limit nothing here. Source: control types 3, time
 */
export function timeRangeOf({ props, node }: Pick<Field, 'props' | 'node'>): TimeRange {
  const own = { start: readTime(props.startTime), end: readTime(props.endTime) };
  if (own.start || own.end) return own;
  const options = node.props?.['picker-options'];
  const stored = typeof options === 'object' && options !== null ? Reflect.get(options, 'selectableRange') : undefined;
  const [range, more] = Array.isArray(stored) ? stored : [stored];
  if (typeof range !== 'string' || more !== undefined) return own;
  const [start, end] = range.split('-').map((part) => readTime(part.trim()));
  return { start: start ?? null, end: end ?? null };
}
