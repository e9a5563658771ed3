import { existsSync } from 'node:fs';
import systemPlaces from './chromium-places.json' with { type: 'json' };

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium or Chrome; `ADIT_CHROMIUM` comes first. */
const places = [process.env.ADIT_CHROMIUM, ...systemPlaces];

/** @returns the path of the browser of this machine, or undefined when there is none */
export function findChromium(): string | undefined {
  return places.find((place): place is string => place !== undefined && place !== '' && existsSync(place));
}

/** Flags with which a browser runs in a container, talks to nobody outside, and needs no sandbox of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
