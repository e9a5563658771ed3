import { Marker } from 'maplibre-gl';
import type { PageToMap } from '../engine/schema/live/map-messages.ts';
import { element, name } from './dom.ts';
import type { MapView } from './map-view.ts';
import type { Words } from './words.ts';

export type Mark = Extract<PageToMap, { method: 'mark' }>['marks'][number];

/** Marks with a title, as buttons: each can be reached and pressed by the keyboard. */
export class Marks {
  #shown: { readonly mark: Mark; readonly marker: Marker; readonly button: HTMLElement }[] = [];

  constructor(
    private readonly view: MapView,
    private readonly words: Words,
    private readonly picked: (mark: Mark) => void,
  ) {
    words.follow(() => {
      for (const { mark, button } of this.#shown) this.#name(button, mark);
    });
  }

  get places(): readonly Mark[] {
    return this.#shown.map(({ mark }) => mark);
  }

  /** One with the id of another takes its place. */
  add(marks: readonly Mark[]): void {
    const ids = new Set(marks.map(({ id }) => id));
    this.#remove(({ mark }) => ids.has(mark.id));
    for (const mark of marks) {
      const title = element('span', { className: 'map-mark-title', textContent: mark.title });
      const button = element('button', { type: 'button', className: 'map-mark' }, element('i'), title);
      this.#name(button, mark);
      button.addEventListener('click', (event) => {
        // The map below is not what was pressed.
        event.stopPropagation();
        this.picked(mark);
      });
      const marker = new Marker({ element: button, anchor: 'bottom' }).setLngLat(mark).addTo(this.view.library);
      this.#shown.push({ mark, marker, button });
    }
  }

  clear(): void {
    this.#remove(() => true);
  }

  #name(button: HTMLElement, { title }: Mark): void {
    name(button, this.words.say('mapPage.mark', { title }));
  }

  #remove(isMeant: (one: { readonly mark: Mark }) => boolean): void {
    for (const one of this.#shown) if (isMeant(one)) one.marker.remove();
    this.#shown = this.#shown.filter((one) => !isMeant(one));
  }
}
