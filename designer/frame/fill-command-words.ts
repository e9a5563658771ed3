import type { TextParams, Translate } from '../../engine/schema/text/text.ts';

/** Commands know no language: what a place holds may be the key of a widget's name, which is said in words. */
export function fillCommandWords(places: TextParams | undefined, translate: Translate): TextParams {
  if (!places) return {};
  return Object.fromEntries(
    Object.entries(places).map(([name, value]) => [
      name,
      typeof value === 'string' && /^widget\.\w+$/.test(value) ? translate(value) : value,
    ]),
  );
}
