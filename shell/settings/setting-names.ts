import { type ThemeColour, themeColours } from '../theme/palette.ts';

/**
 * Where the menu stands: at the side, in two columns, in a bar at the top, its first level at the top and the rest at the
 * side. Source: shell specification 2.3.
 */
export const navigationModes = ['classic', 'functional', 'plain', 'blend'] as const;
export type NavigationMode = (typeof navigationModes)[number];

/**
 * What the second build calls three of them, by where the menu stands: `top` is its bar at the top, which the first calls
 * plain. Its own `plain` cannot be told from the first build's, so the word means one thing; two columns have one name.
 */
const otherModes: Readonly<Record<string, NavigationMode>> = { side: 'classic', top: 'plain', mixed: 'blend' };

/** What the second build calls the first two colours; it has the other six by the same names. */
const otherColours: Readonly<Record<string, ThemeColour>> = { classicblue: 'blue', rose: 'purple' };

/** A mode by either of its names; undefined for what is neither. */
export function navigationMode(name: unknown): NavigationMode | undefined {
  const word = String(name);
  return (
    navigationModes.find((one) => one === word) ?? (Object.hasOwn(otherModes, word) ? otherModes[word] : undefined)
  );
}

/** A colour by either of its names, `classic blue` also in one word; undefined for what is neither. */
export function themeColour(name: unknown): ThemeColour | undefined {
  const plain = String(name)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  const known = themeColours.find((one) => one === plain);
  return known ?? (Object.hasOwn(otherColours, plain) ? otherColours[plain] : undefined);
}
