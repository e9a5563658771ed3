import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapSet } from './frame-address.ts';
import type { Palette } from './look.ts';

/** Sources of what is drawn, by name; each is filled when there is something. */
export const sourceNames = ['grid', 'regions', 'axes', 'points', 'drawn'] as const;
export type SourceName = (typeof sourceNames)[number];
export type Shown = Readonly<Record<SourceName, FeatureCollection>>;

export const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Where tiles come from, the key filled in; none where all is drawn from what is kept. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Drawn from fonts of this machine: no glyphs are asked for. */
const font = ['Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei UI', 'sans-serif'];
/** Nearer than this a stake's name has room. */
const pointNamesFromZoom = 13;

/** Which kinds of what is kept people want to see. */
export interface Layers {
  readonly regions: boolean;
  readonly axes: boolean;
  readonly points: boolean;
}

/** The whole of what MapLibre draws: no address in it but that of the tiles, where some are set up. */
export function mapStyle(
  shown: Shown,
  palette: Palette,
  set: MapSet,
  tiles: Tiles | undefined,
  layers: Layers,
): StyleSpecification {
  const hasRegions = layers.regions && (set === 'all' || set === 'regions');
  const hasAxes = set === 'all' || set === 'axes';
  return {
    version: 8,
    sources: {
      ...(tiles && { tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256 } }),
      ...Object.fromEntries(sourceNames.map((name) => [name, { type: 'geojson', data: shown[name] } as const])),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
      ...(tiles ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const] : [grid(palette)]),
      ...(hasRegions ? regionLayers(palette) : []),
      ...(hasAxes && layers.axes ? lineLayers(palette) : []),
      ...(hasAxes && layers.points ? pointLayers(palette) : []),
      // What stands further down here has its place first: names of stakes give way to lines, to stakes and to other names.
      ...(hasAxes && layers.axes ? [keptFree('axis-room', 'axes', 'line')] : []),
      ...(hasAxes && layers.points ? [keptFree('point-room', 'points', 'point')] : []),
      ...(hasAxes && layers.axes ? [axisNames(palette)] : []),
      ...(hasRegions ? [regionNames(palette)] : []),
      ...drawnLayers(palette),
    ],
  };
}

const grid = ({ grid: colour }: Palette): LayerSpecification => ({
  id: 'grid',
  type: 'line',
  source: 'grid',
  paint: { 'line-color': colour, 'line-width': 1 },
});

const label = ({ text, halo }: Palette) => ({ 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 });

function regionLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'regions',
      type: 'fill',
      source: 'regions',
      paint: { 'fill-color': palette.accent, 'fill-opacity': 0.08 },
    },
    {
      id: 'region-edges',
      type: 'line',
      source: 'regions',
      paint: { 'line-color': palette.accent, 'line-opacity': 0.5, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ];
}

const regionNames = (palette: Palette): LayerSpecification => ({
  id: 'region-names',
  type: 'symbol',
  source: 'regions',
  layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 14, 'text-letter-spacing': 0.1 },
  paint: { ...label(palette), 'text-halo-width': 2, 'text-color': palette.quiet },
});

function lineLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'axis-edges',
      type: 'line',
      source: 'axes',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.halo, 'line-width': 8 },
    },
    {
      id: 'axes',
      type: 'line',
      source: 'axes',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.accent, 'line-width': 4 },
    },
  ];
}

const axisNames = (palette: Palette): LayerSpecification => ({
  id: 'axis-names',
  type: 'symbol',
  source: 'axes',
  layout: {
    'symbol-placement': 'line-center',
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': 13,
    'text-offset': [0, -1.1],
  },
  paint: label(palette),
});

/** Name of an image of which nothing is seen: it keeps names away from where it stands. */
export const unseenImage = 'unseen';
/** As wide as a line with its edge, and as a stake. */
export const unseenPx = 10;

const keptFree = (id: string, source: 'axes' | 'points', placement: 'line' | 'point'): LayerSpecification => ({
  id,
  type: 'symbol',
  source,
  minzoom: pointNamesFromZoom,
  layout: {
    'symbol-placement': placement,
    'symbol-spacing': unseenPx,
    'icon-image': unseenImage,
    'icon-allow-overlap': true,
    'icon-padding': 0,
  },
});

function pointLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'points',
      type: 'circle',
      source: 'points',
      paint: {
        'circle-radius': 4,
        'circle-color': palette.panel,
        'circle-stroke-color': palette.accent,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'point-names',
      type: 'symbol',
      source: 'points',
      minzoom: pointNamesFromZoom,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
        // Whichever side has room; whole kilometres before the stakes between them.
        'text-variable-anchor': [
          'top',
          'bottom',
          'left',
          'right',
          'top-left',
          'top-right',
          'bottom-left',
          'bottom-right',
        ],
        'text-radial-offset': 0.9,
        'text-justify': 'auto',
        'symbol-sort-key': ['case', ['in', '+000', ['get', 'name']], 0, 1],
      },
      paint: { ...label(palette), 'text-color': palette.quiet },
    },
  ];
}

const drawnLayers = ({ drawn, panel }: Palette): LayerSpecification[] => [
  {
    id: 'drawn-areas',
    type: 'fill',
    source: 'drawn',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': drawn, 'fill-opacity': 0.18 },
  },
  {
    id: 'drawn-lines',
    type: 'line',
    source: 'drawn',
    filter: ['!=', ['geometry-type'], 'Point'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': drawn, 'line-width': 3 },
  },
  {
    id: 'drawn-corners',
    type: 'circle',
    source: 'drawn',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-radius': 5, 'circle-color': panel, 'circle-stroke-color': drawn, 'circle-stroke-width': 2 },
  },
];
