import { limits } from '../../engine/schema/limits.ts';
import { mix } from './mix.ts';

/**
 * The palette of an accent, as tokens: `colorPrimaryTint1` (nearly the accent) to `colorPrimaryTint9` (nearly the ground)
 * in even steps, and `colorPrimaryShade1`. Source: shell specification 9, theme palette; the shade: look, derived colours.
 * @param ground what the accent is mixed into, `#rrggbb`
 */
export function paletteTokens(accent: string, ground: string): Readonly<Record<string, string>> {
  const steps = limits.themeTints + 1;
  const tints = Array.from({ length: limits.themeTints }, (_, index) =>
    mix(accent, ground, (steps - index - 1) / steps),
  );
  const shades = Array.from({ length: limits.themeShades }, (_, index) => mix('#000000', accent, 0.16 * (index + 1)));
  return Object.fromEntries([
    ...tints.map((tint, index) => [`colorPrimaryTint${index + 1}`, tint]),
    ...shades.map((shade, index) => [`colorPrimaryShade${index + 1}`, shade]),
  ]);
}
