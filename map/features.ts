import type { Feature, FeatureCollection } from 'geojson';
import type { DrawnShape, PageToMap } from '../engine/schema/live/map-messages.ts';

type Shown = Extract<PageToMap, { method: 'show' }>;
export type ShownAxis = Shown['axes'][number];
export type ShownRegion = Shown['regions'][number];
export interface Place {
  readonly lng: number;
  readonly lat: number;
}
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const position = ({ lng, lat }: Place): [number, number] => [lng, lat];
const collect = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** A ring goes back to where it began. */
const ringOf = (corners: readonly Place[]) => [...corners, ...corners.slice(0, 1)].map(position);

export const regionFeatures = (regions: readonly ShownRegion[]): FeatureCollection =>
  collect(
    regions.map(({ id, fullName, outline }) => ({
      type: 'Feature',
      properties: { kind: 'region', id, name: fullName },
      geometry: { type: 'Polygon', coordinates: [ringOf(outline)] },
    })),
  );

export const axisFeatures = (axes: readonly ShownAxis[]): FeatureCollection =>
  collect(
    axes.map(({ id, fullName, coordinates }) => ({
      type: 'Feature',
      properties: { kind: 'axis', id, name: fullName },
      geometry: { type: 'LineString', coordinates: coordinates.map(position) },
    })),
  );

export const pointFeatures = (axes: readonly ShownAxis[]): FeatureCollection =>
  collect(
    axes.flatMap(({ id, points }) =>
      points.map(({ name, ...place }) => ({
        type: 'Feature' as const,
        properties: { kind: 'point', id, name },
        geometry: { type: 'Point' as const, coordinates: position(place) },
      })),
    ),
  );

export interface Drawn {
  readonly shape: DrawnShape;
  readonly places: readonly Place[];
}

/** What was drawn, and what is being drawn: each place as a point, and the line or the area between them. */
export function drawnFeatures(drawings: readonly Drawn[]): FeatureCollection {
  return collect(
    drawings.flatMap(({ shape, places }) => {
      const corners: Feature[] = places.map((place) => ({
        type: 'Feature',
        properties: { kind: 'corner' },
        geometry: { type: 'Point', coordinates: position(place) },
      }));
      if (shape === 'polygon' && places.length > 2)
        corners.unshift({
          type: 'Feature',
          properties: { kind: 'drawn' },
          geometry: { type: 'Polygon', coordinates: [ringOf(places)] },
        });
      else if (shape !== 'point' && places.length > 1)
        corners.unshift({
          type: 'Feature',
          properties: { kind: 'drawn' },
          geometry: { type: 'LineString', coordinates: places.map(position) },
        });
      return corners;
    }),
  );
}

/** What holds all of the places; undefined where there are none. */
export function boundsOf(places: readonly Place[]): Bounds | undefined {
  const [first] = places;
  if (!first) return undefined;
  const bounds = { west: first.lng, east: first.lng, south: first.lat, north: first.lat };
  for (const { lng, lat } of places) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** Degrees between two lines of the grid, so that a view has a handful of them. */
export function gridStep(spanDegrees: number): number {
  const rough = Math.max(spanDegrees, 1e-6) / 8;
  const power = 10 ** Math.floor(Math.log10(rough));
  const first = rough / power;
  return (first < 1.5 ? 1 : first < 3.5 ? 2 : first < 7.5 ? 5 : 10) * power;
}

const gridLinesMost = 60;

/** Lines of longitude and latitude within the view: where there are no tiles they say how large things are. */
export function gridFeatures({ west, south, east, north }: Bounds): FeatureCollection {
  const step = gridStep(Math.max(east - west, north - south));
  const lines = (from: number, to: number, make: (at: number) => [number, number][]): Feature[] => {
    const first = Math.ceil(from / step);
    const count = Math.min(Math.floor(to / step) - first + 1, gridLinesMost);
    return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: make((first + index) * step) },
    }));
  };
  return collect([
    ...lines(west, east, (lng) => [
      [lng, south],
      [lng, north],
    ]),
    ...lines(south, north, (lat) => [
      [west, lat],
      [east, lat],
    ]),
  ]);
}
