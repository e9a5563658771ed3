import { element } from './dom.ts';
import type { Words } from './words.ts';

/** In place of the map: what is the matter, and what to do. */
export function showNotice(
  root: HTMLElement,
  words: Words,
  what: 'mapPage.noWebgl' | 'mapPage.failed' | 'mapPage.alone',
): void {
  const title = element('h1');
  const fix = element('p');
  root.replaceChildren(element('div', { className: 'map-notice', role: 'alert' }, title, fix));
  words.follow(() => {
    title.textContent = words.say(what);
    fix.textContent = words.say(`${what}Fix`);
  });
}
