import { limits } from '../engine/schema/limits.ts';
import type { DrawnShape } from '../engine/schema/live/map-messages.ts';
import { measureText } from '../engine/schema/map/measure.ts';
import { element } from './dom.ts';
import { isEnough, isFull, measureOf, withoutLast, withPlace } from './drawing.ts';
import { type Drawn, drawnFeatures, type Place } from './features.ts';
import type { MapView } from './map-view.ts';
import type { Words } from './words.ts';

export interface Task {
  readonly done: (drawn: Drawn) => void;
  readonly given: (problem: 'cancelled' | 'replaced') => void;
}

/**
 * Drawing by pointer or by keyboard: the map moves under a cross by the arrow keys, the space bar takes the place under it.
 * A strip at the lower edge says what to do and how large it is, and has a button for each key.
 */
export class DrawTool {
  #drawing: Drawn | undefined;
  #task: Task | undefined;
  #kept: Drawn[] = [];
  #sketch: Drawn | undefined;
  readonly #strip = element('div', { className: 'map-strip', hidden: true });
  readonly #cross = element('div', { className: 'map-cross', hidden: true });
  readonly #what = element('span', { className: 'map-strip-what' });
  readonly #size = element('span', { className: 'map-strip-size' });
  readonly #keys = element('span', { className: 'map-strip-keys' });
  readonly #finish = element('button', { type: 'button', className: 'map-primary', onclick: () => this.#end() });
  readonly #back = element('button', { type: 'button', onclick: () => this.#change(withoutLast) });
  readonly #cancel = element('button', { type: 'button', onclick: () => this.#give('cancelled') });

  constructor(
    root: HTMLElement,
    stage: HTMLElement,
    private readonly view: MapView,
    private readonly words: Words,
  ) {
    const said = element('div', { role: 'status' }, this.#what, this.#size);
    this.#strip.append(element('div', {}, said, this.#keys), this.#finish, this.#back, this.#cancel);
    stage.append(this.#cross);
    root.append(this.#strip);
    const { library } = view;
    library.on('click', ({ lngLat }) => this.#take(lngLat));
    library.on('dblclick', (event) => {
      if (!this.#drawing) return;
      event.preventDefault();
      this.#end();
    });
    library.getCanvas().addEventListener('keydown', (event) => this.#press(event));
    words.follow(() => this.#write());
  }

  get isDrawing(): boolean {
    return this.#drawing !== undefined;
  }

  get places(): readonly Place[] {
    return this.#all().flatMap(({ places }) => places);
  }

  /** What the page around holds: from now on it keeps what is drawn, and says how it stands. */
  sketch(drawn: Drawn): void {
    this.#sketch = drawn;
    this.#kept = [];
    this.#draw();
  }

  /** @param isAsked somebody has just asked for it: the keys are the map's then */
  begin(shape: DrawnShape, task: Task, isAsked = true): void {
    this.#give('replaced');
    this.#task = task;
    this.#drawing = { shape, places: [] };
    if (isAsked) this.view.library.getCanvas().focus();
    this.#write();
  }

  clear(): void {
    this.#kept = [];
    this.#draw();
  }

  #take(place: Place): void {
    this.#change((drawing) => withPlace(drawing, place));
    if (this.#drawing?.shape === 'point') this.#end();
  }

  #press(event: KeyboardEvent): void {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': () => this.#take(this.view.library.getCenter()),
      Enter: () => this.#end(),
      Backspace: () => this.#change(withoutLast),
      Escape: () => this.#give('cancelled'),
    };
    const act = this.#drawing && acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  #change(step: (drawing: Drawn) => Drawn): void {
    if (!this.#drawing) return;
    this.#drawing = step(this.#drawing);
    this.#draw();
    this.#write();
  }

  #end(): void {
    if (!this.#drawing || !isEnough(this.#drawing)) return;
    const drawn = this.#drawing;
    if (!this.#sketch) this.#kept = [...this.#kept, drawn];
    this.#stop()?.done(drawn);
  }

  #give(problem: 'cancelled' | 'replaced'): void {
    if (this.#drawing) this.#stop()?.given(problem);
  }

  #stop(): Task | undefined {
    const task = this.#task;
    this.#task = undefined;
    this.#drawing = undefined;
    this.#draw();
    this.#write();
    return task;
  }

  #all(): Drawn[] {
    return this.#sketch ? [this.#sketch] : this.#kept;
  }

  #draw(): void {
    this.view.show('drawn', drawnFeatures([...this.#all(), ...(this.#drawing ? [this.#drawing] : [])]));
  }

  #write(): void {
    const { say } = this.words;
    const drawing = this.#drawing;
    this.#strip.hidden = this.#cross.hidden = drawing === undefined;
    this.view.library.getCanvas().classList.toggle('map-drawing', drawing !== undefined);
    this.#finish.textContent = say('mapPage.draw.finish');
    this.#back.textContent = say('mapPage.draw.back');
    this.#cancel.textContent = say('mapPage.draw.cancel');
    this.#keys.textContent = say('mapPage.draw.keys');
    if (!drawing) return;
    const { shape, places } = drawing;
    this.#finish.disabled = !isEnough(drawing);
    this.#back.disabled = places.length === 0;
    this.#finish.hidden = this.#back.hidden = shape === 'point';
    this.#what.textContent = isFull(drawing)
      ? say('mapPage.draw.full', { count: limits.lineCoordinates })
      : say(`mapPage.draw.${shape}`);
    const text = measureText(shape === 'polygon', measureOf(drawing));
    const measure = shape === 'line' ? say('mapPage.length', { text }) : say('mapPage.area', { text });
    const parts = [say('mapPage.draw.count', { count: places.length }), ...(isEnough(drawing) ? [measure] : [])];
    this.#size.textContent = shape === 'point' || places.length === 0 ? '' : parts.join(' · ');
  }
}
