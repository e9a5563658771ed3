// Here: lengths, middles and crossings of what is drawn on a map.

// Not by the door of its folder: the map's frame has no use for exact decimals.
import { groupByThree } from '../calc/group-by-three.ts';
import type { Place } from '../calls/index.ts';

/** Mean radius of the earth in metres. Source: IUGG */
const earthRadiusM = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Length along the places, in metres, on a sphere. */
export function lengthOf(places: readonly Place[]): number {
  let metres = 0;
  let before: Place | undefined;
  for (const place of places) {
    if (before) metres += distance(before, place);
    before = place;
  }
  return metres;
}

function distance(from: Place, to: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Area within the corners, in square metres, on a sphere; the last corner is joined to the first. */
export function areaOf(corners: readonly Place[]): number {
  let sum = 0;
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    sum += radians(next.lng - corner.lng) * (2 + Math.sin(radians(corner.lat)) + Math.sin(radians(next.lat)));
  }
  return (Math.abs(sum) * earthRadiusM ** 2) / 2;
}

/** A measure as people read it: m and km of a line, m² and km² of an area. */
export function measureText(isArea: boolean, measure: number): string {
  const [unit, large, inLarge] = isArea ? (['m²', 'km²', 1e6] as const) : (['m', 'km', 1e3] as const);
  const small = Math.round(measure);
  if (small < inLarge) return `${groupByThree(String(small))} ${unit}`;
  const [whole = '', hundredths] = (measure / inLarge).toFixed(2).split('.');
  return `${groupByThree(whole)}.${hundredths} ${large}`;
}
