import { ScaleControl } from 'maplibre-gl';
import { RoomLine } from '../widgets/map-frame/room-line.ts';
import { Answers } from './answers.ts';
import { addControls } from './controls.ts';
import { element } from './dom.ts';
import { DrawTool } from './draw-tool.ts';
import type { FrameAddress } from './frame-address.ts';
import type { Look } from './look.ts';
import { base, MapView } from './map-view.ts';
import { Marks } from './marks.ts';
import { reportPicks } from './picks.ts';
import type { Words } from './words.ts';

/** Draws the map into the page and takes it into its room. */
export function startMap(root: HTMLElement, address: FrameAddress, look: Look, words: Words): void {
  const ground = element('div', { className: 'map-ground' });
  const credit = element('div', { className: 'map-credit' });
  const trouble = element('div', { className: 'map-trouble', role: 'status' });
  // What people draw with stands over it, or below it where there is little room.
  const stage = element('div', { className: 'map-stage' }, ground, trouble, credit);
  root.replaceChildren(stage);

  const troubles = new Set<'mapPage.tilesFailed' | 'mapPage.noLine'>();
  const tellTroubles = () => {
    trouble.textContent = [...troubles].map((key) => words.say(key)).join(' · ');
  };
  words.follow(tellTroubles);

  const view = new MapView(ground, address.set, look, () => {
    troubles.add('mapPage.tilesFailed');
    tellTroubles();
  });
  view.library.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-left');
  const say = (message: object) => line.say(message);
  const tool = new DrawTool(root, stage, view, words);
  const marks = new Marks(view, words, ({ id, title, lng, lat }) =>
    say({ method: 'picked', kind: 'mark', id, name: title, lng, lat }),
  );
  const answers = new Answers({ view, tool, marks, words, credit, look, say });
  addControls(stage, view, words, () => answers.fit());
  reportPicks(view, tool, say);

  const socket = new URL(`${base}mapws`, window.location.href);
  socket.protocol = socket.protocol.replace('http', 'ws');
  socket.search = new URLSearchParams({ gid: address.gid, t: 'm' }).toString();
  let isLoaded = false;
  let isPageThere = false;
  let hasBegun = false;
  const begin = () => {
    if (!isLoaded || !isPageThere) return;
    say({ method: 'initFinished' });
    if (!hasBegun && address.tool) answers.drawAgain(address.tool);
    hasBegun = true;
  };
  const line = new RoomLine({
    address: socket.href,
    key: address.key,
    hear(message) {
      if (message.method !== 'peer') {
        answers.hear(message);
        return;
      }
      isPageThere = message.present === true;
      begin();
    },
    changed(state) {
      // What is being connected for the first time is not in trouble.
      if (state === 'open') troubles.delete('mapPage.noLine');
      else if (state !== 'connecting') troubles.add('mapPage.noLine');
      tellTroubles();
    },
  });
  view.library.once('load', () => {
    isLoaded = true;
    begin();
  });
}
