import type { Translate } from '../../engine/schema/text/text.ts';

/** So many are told by their names, the others counted. */
const namedMost = 3;

/** Names of a few records as one reads them in a sentence; null where they are too many, or one has no name. */
export function namesOfFew(labels: readonly string[], translate: Translate): string | null {
  if (labels.length > namedMost || labels.includes('')) return null;
  return labels.join(translate('list.separator'));
}

/** The first names of many records; null where one of all has no name. */
export function firstNames(labels: readonly string[], translate: Translate): string | null {
  return labels.includes('') ? null : labels.slice(0, namedMost).join(translate('list.separator'));
}
