import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type Bounds, boundsOf, gridFeatures, type Place } from './features.ts';
import type { MapSet } from './frame-address.ts';
import { type Look, paint, paletteOf } from './look.ts';
import {
  type Layers,
  mapStyle,
  nothing,
  type Shown,
  type SourceName,
  type Tiles,
  unseenImage,
  unseenPx,
} from './style.ts';

/** Where the application stands: the worker's address is built for the root of a host. */
export const base = document.querySelector<HTMLMetaElement>('meta[name="adit-base"]')?.content ?? '/';
setWorkerUrl(new URL(workerUrl.replace(/^\//, base), window.location.href).href);

const paddingPx = 48;
/** What is shown where there is nothing to be shown: China. */
const everywhere: Bounds = { west: 98, south: 22, east: 124, north: 46 };
const zoomMost = 20;
/** A single place is looked at from here. */
const nearZoom = 16;

const unseen = { width: unseenPx, height: unseenPx, data: new Uint8Array(unseenPx * unseenPx * 4) };

/** The map as MapLibre draws it, with what it holds: one place that touches the library. */
export class MapView {
  readonly library: MapLibreMap;
  #look: Look;
  #tiles: Tiles | undefined;
  #layers: Layers = { regions: true, axes: true, points: true };
  #shown: Shown = { grid: nothing, regions: nothing, axes: nothing, points: nothing, drawn: nothing };

  constructor(
    container: HTMLElement,
    private readonly set: MapSet,
    look: Look,
    tilesFailed: () => void,
  ) {
    this.#look = look;
    this.library = new MapLibreMap({
      container,
      style: mapStyle(this.#shown, paletteOf(look), set, undefined, this.#layers),
      bounds: boundsFor(everywhere),
      maxZoom: zoomMost,
      maxPitch: 60,
      attributionControl: false,
      localIdeographFontFamily: '"Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei UI", sans-serif',
      fadeDuration: 0,
    });
    this.library.on('styleimagemissing', ({ id }) => {
      if (id === unseenImage) this.library.addImage(id, unseen);
    });
    this.library.on('moveend', () => this.#drawGrid());
    this.library.on('load', () => this.#drawGrid());
    this.library.on('error', (event) => {
      if ('sourceId' in event && event.sourceId === 'tiles') tilesFailed();
    });
  }

  show(name: SourceName, data: Shown[SourceName]): void {
    this.#shown = { ...this.#shown, [name]: data };
    const source = this.library.getSource(name);
    if (source?.type === 'geojson' && 'setData' in source) (source as { setData(data: unknown): void }).setData(data); // by its type
  }

  dress(look: Look): void {
    this.#look = look;
    paint(paletteOf(look), look.isDark);
    this.#restyle();
  }

  drawTiles(tiles: Tiles | undefined): void {
    if (tiles?.url === this.#tiles?.url) return;
    this.#tiles = tiles;
    this.#restyle();
  }

  showLayers({ regions, axes, points }: Layers): void {
    const known = this.#layers;
    if (known.regions === regions && known.axes === axes && known.points === points) return;
    this.#layers = { regions, axes, points };
    this.#restyle();
  }

  /** @param animate whether people see the way there: not of what the map begins with */
  fit(places: readonly Place[], bearing: number, animate = true): void {
    const bounds = boundsFor(boundsOf(places) ?? everywhere);
    this.library.fitBounds(bounds, { padding: paddingPx, maxZoom: nearZoom, bearing, animate });
  }

  #restyle(): void {
    this.library.setStyle(mapStyle(this.#shown, paletteOf(this.#look), this.set, this.#tiles, this.#layers), {
      diff: true,
    });
  }

  #drawGrid(): void {
    const bounds = this.library.getBounds();
    this.show(
      'grid',
      gridFeatures({
        west: bounds.getWest(),
        east: bounds.getEast(),
        south: bounds.getSouth(),
        north: bounds.getNorth(),
      }),
    );
  }
}

const boundsFor = ({ west, south, east, north }: Bounds) => new LngLatBounds([west, south], [east, north]);
