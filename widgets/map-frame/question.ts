import type { Place } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isRecord, records, wordOf } from '../shared/records.ts';
import type { Question } from './map-link.ts';

const shapes = ['point', 'line', 'polygon'] as const;
const isBetween = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/**
 * What a page asks, as a map understands it: `{ ask: 'flyTo', lng, lat, zoom }`, `{ ask: 'draw', shape }`,
 * `{ ask: 'mark', marks }` or a single mark's parts, `{ ask: 'fit' }` or `{ ask: 'fit', places }`, `{ ask: 'clear' }`.
 * @returns undefined for what no map can do; the server would end the connection of who asks for it
 */
export function questionIn(asked: Readonly<Record<string, unknown>>): Question | undefined {
  switch (asked.ask) {
    case 'draw': {
      const shape = shapes.find((one) => one === asked.shape);
      return shape && { method: 'draw', shape };
    }
    case 'mark': {
      const marks = (Array.isArray(asked.marks) ? records(asked.marks) : [asked]).map(markIn);
      const whole = marks.filter((mark) => mark !== undefined);
      const isTaken = whole.length > 0 && whole.length === marks.length && whole.length <= limits.mapMarks;
      return isTaken ? { method: 'mark', marks: whole } : undefined;
    }
    case 'flyTo': {
      const { lng, lat, zoom } = asked;
      if (!isBetween(lng, 180) || !isBetween(lat, 90)) return undefined;
      return { method: 'flyTo', lng, lat, ...(isBetween(zoom, 22) && zoom >= 0 && { zoom }) };
    }
    case 'fit':
      return fitIn(asked.places);
    case 'clear':
      return { method: 'clear' };
    default:
      return undefined;
  }
}

function fitIn(asked: unknown): Question | undefined {
  if (asked === undefined || asked === null) return { method: 'fit' };
  const places = placesIn(asked);
  return Array.isArray(asked) && places.length > 0 && places.length === asked.length
    ? { method: 'fit', places: places.slice(0, limits.lineCoordinates) }
    : undefined;
}

/** The places of rows, those that are not filled in yet left out. */
export const placesIn = (rows: unknown): Place[] =>
  records(rows).flatMap(({ lng, lat }) => (isBetween(lng, 180) && isBetween(lat, 90) ? [{ lng, lat }] : []));

function markIn(mark: unknown) {
  if (!isRecord(mark) || !isBetween(mark.lng, 180) || !isBetween(mark.lat, 90)) return undefined;
  const { lng, lat } = mark;
  // Without words of its own a mark says where it is.
  const words = (given: unknown, most: number) => (wordOf(given) || `${lng}, ${lat}`).slice(0, most);
  return { id: words(mark.id, 64), title: words(mark.title, limits.nameLength), lng, lat };
}
