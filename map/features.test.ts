import { describe, expect, it } from 'vitest';
import {
  axisFeatures,
  boundsOf,
  drawnFeatures,
  gridFeatures,
  gridStep,
  pointFeatures,
  regionFeatures,
} from './features.ts';

const place = (lng: number, lat: number) => ({ lng, lat });

describe('what the map draws', () => {
  it('is a closed ring for a region, a line for an axis, and a point for each of its points', () => {
    const outline = [place(0, 0), place(1, 0), place(1, 1)];
    expect(regionFeatures([{ id: 'r', fullName: '区', outline }]).features).toEqual([
      {
        type: 'Feature',
        properties: { kind: 'region', id: 'r', name: '区' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
      },
    ]);
    const axis = {
      id: 'a',
      fullName: '轴',
      coordinates: outline.slice(0, 2),
      points: [{ name: 'K0', ...place(0, 0) }],
    };
    expect(axisFeatures([axis]).features[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(pointFeatures([axis]).features).toEqual([
      {
        type: 'Feature',
        properties: { kind: 'point', id: 'a', name: 'K0' },
        geometry: { type: 'Point', coordinates: [0, 0] },
      },
    ]);
  });

  it('is of a drawing what can be seen of it so far', () => {
    const kinds = (shape: 'point' | 'line' | 'polygon', count: number) =>
      drawnFeatures([{ shape, places: [place(0, 0), place(1, 0), place(1, 1)].slice(0, count) }]).features.map(
        ({ geometry }) => geometry.type,
      );
    expect(kinds('point', 1)).toEqual(['Point']);
    expect(kinds('line', 1)).toEqual(['Point']);
    expect(kinds('line', 2)).toEqual(['LineString', 'Point', 'Point']);
    expect(kinds('polygon', 2)).toEqual(['LineString', 'Point', 'Point']);
    expect(kinds('polygon', 3)).toEqual(['Polygon', 'Point', 'Point', 'Point']);
  });

  it('has bounds when there is something', () => {
    expect(boundsOf([])).toBeUndefined();
    expect(boundsOf([place(2, 1), place(-1, 3)])).toEqual({ west: -1, east: 2, south: 1, north: 3 });
  });

  it('has a grid of a handful of round lines at every scale, and never thousands', () => {
    expect(gridStep(8)).toBe(1);
    expect(gridStep(0.02)).toBeCloseTo(0.002, 9);
    for (const span of [1e-9, 0.001, 0.013, 0.7, 9, 360]) {
      const { features } = gridFeatures({ west: 10, east: 10 + span, south: 20, north: 20 + span });
      expect(features.length, String(span)).toBeLessThanOrEqual(30);
    }
    expect(gridFeatures({ west: 0, east: 8, south: 0, north: 0.5 }).features).toHaveLength(10);
  });
});
