import type { RefersTo } from '../../../engine/schema/fields/refers.ts';
import type { Translate } from '../../../engine/schema/text/text.ts';
import { referredBy, referredKey } from '../../../engine/schema/values/index.ts';
import type { ReferredRows } from './read-referred.ts';

/** A value of ids as people read it: names, with what has become of them. Never a bare id. */
export function referenceText(to: RefersTo, value: unknown, rows: ReferredRows, translate: Translate): string {
  const nameOf = (id: unknown) => {
    const row = typeof id === 'string' ? rows.get(referredKey(referredBy(to, id))) : undefined;
    if (!row) return translate('value.named.deleted');
    return row.isOn ? row.name : translate('value.named.disabled', { name: row.name });
  };
  const textOf = (entry: unknown): string => (Array.isArray(entry) ? entry.map(nameOf).join('/') : nameOf(entry));
  if (!Array.isArray(value)) return textOf(value);
  // A way down a tree is one value, a list of such ways several.
  const isWay = to === 'organize' && !value.some(Array.isArray);
  return isWay ? textOf(value) : value.map(textOf).join(translate('list.separator'));
}
