import type { CSSProperties } from 'react';
import { type StyleName, styleNameOf, styleValue } from '../../engine/schema/helpers/style-list.ts';

/**
 * The part of stored style objects that is harmless: a closed list of properties, each with a closed form of value, so
 * that nothing else of CSS (urls, expressions, positions) comes through. Later objects win.
 * @param stored objects with names in kebab or camel case; anything else is skipped
 */
export function safeStyle(...stored: readonly unknown[]): CSSProperties {
  const style: Partial<Record<StyleName, string>> = {};
  for (const one of stored) {
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, value] of Object.entries(one)) {
      const key = styleNameOf(name);
      const safe = key && styleValue(key, value);
      if (key && safe !== undefined) style[key] = safe;
    }
  }
  // Every value was checked against the form of its property; React's own types are narrower than CSS texts.
  return style as CSSProperties;
}
