import { type ThemeColour, themeColours } from '../theme/palette.ts';

/** Where the pages of the menu stand, in the order of both builds. Source: shell specification 2.3. */
export const navigationModes = ['classic', 'functional', 'plain', 'blend'] as const;
export type NavigationMode = (typeof navigationModes)[number];

/** What the second build calls the same four. */
const otherModes: readonly string[] = ['side', 'top', 'plain', 'mixed'];

/** What the second build calls the first two colours; it has the other six by the same names. */
const otherColours: Readonly<Record<string, ThemeColour>> = { classicblue: 'blue', rose: 'purple' };

/** A mode by either of its names; undefined for what is neither. */
export function navigationMode(name: unknown): NavigationMode | undefined {
  return navigationModes.find((one) => one === name) ?? navigationModes[otherModes.indexOf(String(name))];
}

/** A colour by either of its names, `classic blue` also in one word; undefined for what is neither. */
export function themeColour(name: unknown): ThemeColour | undefined {
  const plain = String(name)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  const known = themeColours.find((one) => one === plain);
  return known ?? (Object.hasOwn(otherColours, plain) ? otherColours[plain] : undefined);
}
