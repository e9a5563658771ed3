import { contrast } from '../../engine/schema/helpers/contrast.ts';

/** Two colours of a design as they are drawn: what is no colour is black, or white. */
export function safeColours(dark: unknown, light: unknown): { readonly dark: string; readonly light: string } {
  return { dark: colour(dark) ?? '#000000', light: colour(light) ?? '#ffffff' };
}

function colour(stored: unknown): string | undefined {
  return typeof stored === 'string' && contrast(stored, '#000') !== undefined ? stored : undefined;
}
