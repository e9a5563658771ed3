import { limits } from '../engine/schema/limits.ts';
import type { DrawnShape } from '../engine/schema/live/map-messages.ts';
import { areaOf, lengthOf } from '../engine/schema/map/measure.ts';
import type { Drawn, Place } from './features.ts';

/** Places without which a shape is none. */
const least: Readonly<Record<DrawnShape, number>> = { point: 1, line: 2, polygon: 3 };

/** A place as it is kept. */
export const exactPlace = ({ lng, lat }: Place): Place => ({
  // A world further round is the same place.
  lng: Number((((((lng + 180) % 360) + 360) % 360) - 180).toFixed(limits.degreeDigits)),
  lat: Number(Math.max(-90, Math.min(90, lat)).toFixed(limits.degreeDigits)),
});
const isSame = (one: Place | undefined, other: Place) => one?.lng === other.lng && one.lat === other.lat;

/** Adds a place; the same one twice in a row, as a double click gives it, counts once. */
export function withPlace(drawing: Drawn, place: Place): Drawn {
  const next = exactPlace(place);
  if (isFull(drawing) || isSame(drawing.places.at(-1), next)) return drawing;
  return { ...drawing, places: [...drawing.places, next] };
}

export const withoutLast = (drawing: Drawn): Drawn => ({ ...drawing, places: drawing.places.slice(0, -1) });

export const isEnough = ({ shape, places }: Drawn): boolean => places.length >= least[shape];

export const isFull = ({ places }: Drawn): boolean => places.length >= limits.lineCoordinates;

/** m of a line, m² of an area; 0 for a point. */
export function measureOf({ shape, places }: Drawn): number {
  if (shape === 'point') return 0;
  return shape === 'line' ? lengthOf(places) : areaOf(places);
}
