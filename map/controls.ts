import { element, iconButton, name } from './dom.ts';
import type { MapView } from './map-view.ts';
import type { Words } from './words.ts';

const signs = {
  zoomIn: 'M8 3v10M3 8h10',
  zoomOut: 'M3 8h10',
  fit: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  north: 'M8 2l4 11-4-3-4 3z',
};

/** Buttons over the map; each of them has a key of the map itself, or is one a person can tab to. */
export function addControls(root: HTMLElement, view: MapView, words: Words, fit: () => void): void {
  const { library } = view;
  const buttons = {
    zoomIn: iconButton(signs.zoomIn, () => library.zoomIn()),
    zoomOut: iconButton(signs.zoomOut, () => library.zoomOut()),
    fit: iconButton(signs.fit, fit),
    north: iconButton(signs.north, () => library.resetNorthPitch()),
  };
  const group = element('div', { className: 'map-controls', role: 'group' }, ...Object.values(buttons));
  root.append(group);
  const turn = () => {
    buttons.north.hidden = library.getBearing() === 0 && library.getPitch() === 0;
    buttons.north.style.setProperty('--map-turn', `${-library.getBearing()}deg`);
  };
  library.on('rotate', turn);
  library.on('pitch', turn);
  turn();
  words.follow(() => {
    group.setAttribute('aria-label', words.say('mapPage.controls'));
    for (const [key, button] of Object.entries(buttons)) name(button, words.say(`mapPage.${key}`));
    library.getCanvas().setAttribute('aria-label', words.say('mapPage.canvas'));
  });
}
