import type { Requests } from '../../engine/contract/requests.ts';
import type { Axis, MapSettings, Region } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { PageToMap } from '../../engine/schema/live/map-messages.ts';

/** What a map shows of what is kept. */
export interface MapData {
  readonly settings: MapSettings;
  readonly regions: readonly Region[];
  readonly axes: readonly Axis[];
}

type Ask = Requests['request'];

/** Fetches what the map shows. @throws RequestFailure (as rejection) */
export async function loadMapData(request: Ask, set: string): Promise<MapData> {
  const quiet = { quiet: true };
  const hasRegions = set === 'all' || set === 'regions';
  const [settings, regions, axes] = await Promise.all([
    request('mapSettings', quiet),
    hasRegions ? request('regionData', { ...quiet, body: {} }) : { list: [] },
    set === 'all' || set === 'axes' ? loadAxes(request) : [],
  ]);
  return { settings, regions: regions.list, axes };
}

async function loadAxes(request: Ask): Promise<readonly Axis[]> {
  const query = { pageSize: limits.pageSizeMost };
  const { list } = await request('axisList', { quiet: true, query });
  const body = { ids: list.map(({ id }) => id) };
  const found = await request('axesByIds', { quiet: true, body });
  return found.list;
}

/** What a message may hold beside its shapes. */
const frameBytes = 1_000;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** The same as messages, none longer than a frame of the socket may be. */
export function dataMessages({ settings, regions, axes }: MapData): PageToMap[] {
  const { localData, config, mapRegion, rotate } = settings;
  const tileUrl = localData ? '' : config.tileUrl.replaceAll('{key}', encodeURIComponent(config.tileKey));
  const shapes = [
    ...regions.map(({ id, fullName, outline }) => ({ regions: [{ id, fullName, outline }], axes: [] })),
    ...axes.map(({ id, fullName, coordinates, points }) => ({
      regions: [],
      axes: [{ id, fullName, coordinates, points }],
    })),
  ];
  const parts: { regions: Shown['regions']; axes: Shown['axes'] }[] = [{ regions: [], axes: [] }];
  let bytes = frameBytes;
  for (const shape of shapes) {
    const weight = bytesOf(shape);
    if (bytes + weight > limits.socketBytes) {
      parts.push({ regions: [], axes: [] });
      bytes = frameBytes;
    }
    const part = parts.at(-1);
    part?.regions.push(...shape.regions);
    part?.axes.push(...shape.axes);
    bytes += weight;
  }
  return [
    { method: 'settings', tileUrl, attribution: config.attribution, rotate, mapRegion },
    ...parts.map((part, index) => ({
      method: 'show' as const,
      isFirst: index === 0,
      isLast: index === parts.length - 1,
      ...part,
    })),
  ];
}

type Shown = Extract<PageToMap, { method: 'show' }>;
