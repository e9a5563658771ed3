import { limits } from '../engine/schema/limits.ts';
import type { DrawnShape, MapAnswer, PageToMap } from '../engine/schema/live/map-messages.ts';
import type { DrawTool, Task } from './draw-tool.ts';
import { exactPlace, measureOf } from './drawing.ts';
import {
  axisFeatures,
  type Drawn,
  type Place,
  pointFeatures,
  regionFeatures,
  type ShownAxis,
  type ShownRegion,
} from './features.ts';
import type { Look } from './look.ts';
import type { MapView } from './map-view.ts';
import type { Marks } from './marks.ts';
import type { Words } from './words.ts';

export interface Parts {
  readonly view: MapView;
  readonly tool: DrawTool;
  readonly marks: Marks;
  readonly words: Words;
  /** Where it stands whose map it is. */
  readonly credit: HTMLElement;
  readonly look: Look;
  say(message: object): void;
}

/** Close enough to see what is around a place. */
const usualZoom = 15;

const answerOf = ({ shape, places }: Drawn) => ({
  shape,
  coordinates: places.map(({ lng, lat }) => ({ lng, lat })),
  measure: measureOf({ shape, places }),
});

/** Does what the page asks, and answers what has a callback. */
export class Answers {
  #regions: ShownRegion[] = [];
  #axes: ShownAxis[] = [];
  #rotate = 0;
  #firstRegion = '';
  /** Until somebody has moved the map, what arrives comes into view. */
  #isMoved = false;
  /** What somebody draws whenever nothing else is drawn. */
  #ownShape: DrawnShape | undefined;

  constructor(private readonly parts: Parts) {
    parts.view.library.on('dragstart', () => {
      this.#isMoved = true;
    });
  }

  /** A message of the page; the server lets it say nothing of another shape. */
  hear(message: Readonly<Record<string, unknown>>): void {
    const asked = message as PageToMap; // by the server's check
    const { view, tool, marks, words, credit } = this.parts;
    switch (asked.method) {
      case 'look':
        view.dress({ isDark: asked.isDark, accent: asked.colour });
        words.change(asked.language);
        return;
      case 'layers':
        view.showLayers(asked);
        return;
      case 'sketch':
        tool.sketch({ shape: asked.shape, places: asked.coordinates });
        return;
      case 'settings':
        // Who changes where the map begins sees it begin there.
        if (asked.rotate !== this.#rotate || asked.mapRegion !== this.#firstRegion) this.#isMoved = false;
        this.#rotate = asked.rotate;
        this.#firstRegion = asked.mapRegion;
        view.drawTiles(asked.tileUrl === '' ? undefined : { url: asked.tileUrl, attribution: asked.attribution });
        credit.textContent = asked.tileUrl === '' ? '' : asked.attribution;
        return;
      case 'show':
        this.#show(asked);
        return;
      case 'draw':
        this.#draw(asked.shape, asked.callbackId);
        return;
      case 'mark':
        marks.add(asked.marks);
        this.#answer(asked.callbackId, { count: marks.places.length });
        return;
      case 'flyTo':
        this.#isMoved = true;
        this.#afterMove(asked.callbackId, () =>
          view.library.flyTo({ center: asked, zoom: asked.zoom ?? Math.max(view.library.getZoom(), usualZoom) }),
        );
        return;
      case 'fit':
        this.#isMoved ||= asked.places !== undefined;
        this.#afterMove(asked.callbackId, () => this.fit(asked.places));
        return;
      case 'clear':
        marks.clear();
        tool.clear();
        this.#answer(asked.callbackId, null);
    }
  }

  /** All that there is in view, or these places. */
  fit(places?: readonly Place[]): void {
    const { view, tool, marks } = this.parts;
    view.fit(places ?? [...this.#places(), ...tool.places, ...marks.places], this.#rotate);
  }

  /** Somebody draws by himself, one shape after another, until he gives it up. */
  drawAgain(shape: DrawnShape): void {
    const task: Task = {
      done: (drawn) => {
        this.parts.say({ method: 'drawn', ...answerOf(drawn) });
        this.drawAgain(shape);
      },
      given: (problem) => {
        if (problem === 'cancelled') this.#ownShape = undefined;
      },
    };
    this.#ownShape = shape;
    // Nobody has asked for it: whoever fills in a form beside the map keeps the focus.
    this.parts.tool.begin(shape, task, false);
  }

  #draw(shape: DrawnShape, callbackId: string): void {
    const busy = setInterval(() => this.parts.say({ method: 'busy', callbackId }), limits.mapBusyMs);
    this.parts.tool.begin(shape, {
      done: (drawn) => {
        clearInterval(busy);
        this.#answer(callbackId, answerOf(drawn));
        if (this.#ownShape) this.drawAgain(this.#ownShape);
      },
      given: (problem) => {
        clearInterval(busy);
        this.#answer(callbackId, null, problem);
        if (this.#ownShape && problem === 'cancelled') this.drawAgain(this.#ownShape);
      },
    });
  }

  #show({ isFirst, isLast, regions, axes }: Extract<PageToMap, { method: 'show' }>): void {
    this.#regions = [...(isFirst ? [] : this.#regions), ...regions];
    this.#axes = [...(isFirst ? [] : this.#axes), ...axes];
    if (!isLast) return;
    const { view } = this.parts;
    view.show('regions', regionFeatures(this.#regions));
    view.show('axes', axisFeatures(this.#axes));
    view.show('points', pointFeatures(this.#axes));
    if (!this.#isMoved) view.fit(this.#firstPlaces(), this.#rotate, false);
  }

  #firstPlaces(): readonly Place[] {
    const { places } = this.parts.tool;
    if (places.length > 0) return places;
    return this.#regions.find(({ id }) => id === this.#firstRegion)?.outline ?? this.#places();
  }

  #places(): Place[] {
    return [
      ...this.#regions.flatMap(({ outline }) => outline),
      ...this.#axes.flatMap(({ coordinates }) => coordinates),
    ];
  }

  #afterMove(callbackId: string, move: () => void): void {
    const { library } = this.parts.view;
    library.once('moveend', () => {
      const zoom = Number(library.getZoom().toFixed(2));
      this.#answer(callbackId, { zoom, coordinates: [exactPlace(library.getCenter())] });
    });
    move();
  }

  #answer(callbackId: string, data: MapAnswer['data'], problem?: MapAnswer['problem']): void {
    this.parts.say({ method: 'callback', callbackId, data, ...(problem && { problem }) });
  }
}
