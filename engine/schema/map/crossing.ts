import type { Place } from '../calls/index.ts';

/** Two sides of an outline, counted from 1: side n leads from corner n to the one after it. */
export interface Crossing {
  readonly first: number;
  readonly second: number;
}

/**
 * The first two sides of an outline that meet elsewhere than at a corner they share: such an outline has no inside that
 * people agree on, and no area. A side that lies back on the one before it counts as well.
 * @returns undefined for an outline that goes round once
 */
export function crossingOf(corners: readonly Place[]): Crossing | undefined {
  const sides = sidesOf(corners);
  for (const [index, one] of sides.entries())
    for (const other of sides.slice(index + 1))
      if (isNext(one, other) || isNext(other, one) ? foldsBack(one, other) : meet(one, other))
        return { first: one.number, second: other.number };
  return undefined;
}

interface Side {
  readonly number: number;
  readonly from: Place;
  readonly to: Place;
}

const isSame = (one: Place, other: Place) => one.lng === other.lng && one.lat === other.lat;

/** Corners that are the same twice in a row make no side. */
function sidesOf(corners: readonly Place[]): Side[] {
  return corners
    .map((from, index): Side => ({ number: index + 1, from, to: corners[(index + 1) % corners.length] ?? from }))
    .filter(({ from, to }) => !isSame(from, to));
}

const isNext = (one: Side, other: Side) => isSame(one.to, other.from);

/** Above 0: `at` lies to the left of the way from one place to the other; 0: on it. */
const turn = (from: Place, to: Place, at: Place) =>
  Math.sign((to.lng - from.lng) * (at.lat - from.lat) - (to.lat - from.lat) * (at.lng - from.lng));

const isWithin = ({ from, to }: Side, { lng, lat }: Place) =>
  Math.min(from.lng, to.lng) <= lng &&
  lng <= Math.max(from.lng, to.lng) &&
  Math.min(from.lat, to.lat) <= lat &&
  lat <= Math.max(from.lat, to.lat);

const isOn = (side: Side, place: Place) => turn(side.from, side.to, place) === 0 && isWithin(side, place);

function meet(one: Side, other: Side): boolean {
  const crosses =
    turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
    turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0;
  return crosses || isOn(one, other.from) || isOn(one, other.to) || isOn(other, one.from) || isOn(other, one.to);
}

/** Sides that share a corner share nothing else. */
function foldsBack(one: Side, other: Side): boolean {
  const ends = [one.from, one.to, other.from, other.to];
  const shared = isNext(one, other) ? one.to : one.from;
  const free = ends.filter((end) => !isSame(end, shared));
  return free.some((end) => isOn(one, end) && isOn(other, end));
}
