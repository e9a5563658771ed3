import { expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { dataMessages, loadMapData } from './map-data.ts';

const settings = {
  localData: false,
  mapRegion: 'r',
  config: { tileUrl: 'https://t.example/{z}/{x}/{y}?k={key}', tileKey: 'a b', attribution: '©' },
  rotate: 10,
};
const place = (index: number) => ({ lng: 120 + index / 1e4, lat: 31.1234567 });

it('tells the map the key of its tiles, and of no tiles where what is kept is enough', () => {
  const [first] = dataMessages({ settings, regions: [], axes: [] });
  expect(first).toEqual({
    method: 'settings',
    tileUrl: 'https://t.example/{z}/{x}/{y}?k=a%20b',
    attribution: '©',
    rotate: 10,
    mapRegion: 'r',
  });
  const [local] = dataMessages({ settings: { ...settings, localData: true }, regions: [], axes: [] });
  expect(local).toMatchObject({ tileUrl: '' });
});

it('says all of it in messages that a socket takes, in order, and which is the first and the last', () => {
  const axes = Array.from({ length: 9 }, (_, axis) => ({
    id: `axis-${axis}`,
    fullName: '管廊'.repeat(20),
    enCode: 'x',
    coordinates: Array.from({ length: limits.lineCoordinates }, (_each, index) => place(index)),
    points: [{ name: '桩', ...place(0) }],
    revision: 1,
  }));
  const regions = [{ id: 'r', fullName: '区', enCode: 'q', outline: [0, 1, 2].map(place), revision: 1 }];
  const [, ...shows] = dataMessages({ settings, regions, axes });
  expect(shows.length).toBeGreaterThan(3);
  for (const show of shows) expect(Buffer.byteLength(JSON.stringify(show))).toBeLessThanOrEqual(limits.socketBytes);
  const said = shows.flatMap((show) => (show.method === 'show' ? show.axes.map(({ id }) => id) : []));
  expect(said).toEqual(axes.map(({ id }) => id));
  const ends = shows.map((show) => (show.method === 'show' ? [show.isFirst, show.isLast] : []));
  expect(ends[0]).toEqual([true, false]);
  expect(ends.at(-1)).toEqual([false, true]);
  expect(ends.slice(1, -1).flat()).not.toContain(true);
  expect(JSON.stringify(shows)).not.toContain('enCode');
});

it('asks for what the set names and for nothing else', async () => {
  const asked = async (set: string) => {
    const calls: string[] = [];
    await loadMapData(async (call) => {
      calls.push(call);
      return call === 'mapSettings' ? settings : { list: [{ id: 'a' }] };
    }, set);
    return calls.sort();
  };
  expect(await asked('all')).toEqual(['axesByIds', 'axisList', 'mapSettings', 'regionData']);
  expect(await asked('regions')).toEqual(['mapSettings', 'regionData']);
  expect(await asked('none')).toEqual(['mapSettings']);
});
