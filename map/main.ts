// Here: the frame of maps, a page of its own inside ours.

import './map.css';
import { readFrameAddress } from './frame-address.ts';
import { paint, paletteOf } from './look.ts';
import { showNotice } from './notice.ts';
import { createWords } from './words.ts';

/** Until the page says its own. Source: look, theme colours. */
const firstAccent = { light: '#1268cc', dark: '#5aa7f0' };

const root = document.getElementById('map-page');
if (root) {
  const address = readFrameAddress(window.location);
  const { isDark } = address;
  const words = createWords(address.language);
  const look = { isDark, accent: isDark ? firstAccent.dark : firstAccent.light };
  paint(paletteOf(look), isDark);
  if (address.gid === '' || address.key === '') showNotice(root, words, 'mapPage.alone');
  else if (!hasWebgl()) showNotice(root, words, 'mapPage.noWebgl');
  else {
    const loading = document.createElement('p');
    loading.className = 'map-loading';
    loading.textContent = words.say('mapPage.loading');
    root.append(loading);
    // What draws maps is large: who cannot show one does without it.
    import('./start-map.ts').then(
      ({ startMap }) => startMap(root, address, look, words),
      () => showNotice(root, words, 'mapPage.failed'),
    );
  }
}

function hasWebgl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
