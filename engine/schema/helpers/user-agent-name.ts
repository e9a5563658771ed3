const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['WeChat', /MicroMessenger\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\b(?:Headless)?Chrome\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and system in words that people know, such as `Chrome · Windows`; whatever a client says of itself is believed. */
export function userAgentName(agent: string | undefined): string {
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(agent ?? ''))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ') || '?';
}
