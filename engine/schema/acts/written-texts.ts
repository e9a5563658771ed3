import { isSourceBinding, isTextBinding } from '../bindings.ts';
import { isLocalText } from '../text/local-text.ts';

/** The texts that a stored value may come to, places and all: one in each language; none for data of a source. */
export function writtenTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isTextBinding(value)) return writtenTexts(value.$text);
  if (isSourceBinding(value) || !isLocalText(value)) return [];
  return Object.values(value).filter((text): text is string => typeof text === 'string');
}
