import { isLocalText, localText } from '../schema/text/local-text.ts';
import type { Language } from '../schema/text/text.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Stored props with every text that is written in several languages, `{ zh, en, zhtw }`, in the one that is read now, at
 * any depth. Data that comes from a source is not looked at.
 */
export function localProps<P extends Props>(props: P, language: Language): P {
  return localize(props, language) as P; // the same record with texts in place of texts
}

function localize(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalText(value)) return localText(value, language);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => localize(entry, language));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  const pairs = Object.entries(value).map(([key, entry]) => ({ key, entry, local: localize(entry, language) }));
  if (!pairs.some(({ entry, local }) => local !== entry)) return value;
  return Object.fromEntries(pairs.map(({ key, local }) => [key, local]));
}
