import type { Place } from '../calls/index.ts';
import { limits } from '../limits.ts';
import { lengthOf } from './measure.ts';

/**
 * Where somebody looks who wants to see the whole of it: of a line the place halfway along it, of an area the middle of
 * what holds it.
 * @param places at least one
 */
export function middleOf(isArea: boolean, places: readonly Place[]): Place {
  const middle = isArea ? middleOfBounds(places) : halfway(places);
  return { lng: Number(middle.lng.toFixed(limits.degreeDigits)), lat: Number(middle.lat.toFixed(limits.degreeDigits)) };
}

const between = (from: Place, to: Place, share: number): Place => ({
  lng: from.lng + (to.lng - from.lng) * share,
  lat: from.lat + (to.lat - from.lat) * share,
});

function middleOfBounds(places: readonly Place[]): Place {
  const [southWest, northEast] = cornersAround(places);
  return between(southWest, northEast, 0.5);
}

/** South-west and north-east of what holds all of the places. @param places at least one */
export function cornersAround(places: readonly Place[]): [southWest: Place, northEast: Place] {
  const lngs = places.map(({ lng }) => lng);
  const lats = places.map(({ lat }) => lat);
  const corner = (of: (...values: number[]) => number): Place => ({ lng: of(...lngs), lat: of(...lats) });
  return [corner(Math.min), corner(Math.max)];
}

function halfway(places: readonly Place[]): Place {
  let left = lengthOf(places) / 2;
  for (const [index, from] of places.entries()) {
    const to = places[index + 1];
    if (!to) return from;
    const length = lengthOf([from, to]);
    if (length > 0 && left <= length) return between(from, to, left / length);
    left -= length;
  }
  return { lng: 0, lat: 0 };
}
