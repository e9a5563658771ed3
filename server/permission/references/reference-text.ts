import type { RefersTo } from '../../../engine/schema/fields/refers.ts';
import { entriesIn, referredBy, referredKey, referredText, wayText } from '../../../engine/schema/references/index.ts';
import type { Translate } from '../../../engine/schema/text/text.ts';
import type { ReferredRows } from './read-referred.ts';

/** A value of ids as people read it: names, with what has become of them. Never a bare id. */
export function referenceText(to: RefersTo, value: unknown, rows: ReferredRows, translate: Translate): string {
  const nameOf = (id: unknown) => {
    const row = typeof id === 'string' ? rows.get(referredKey(referredBy(to, id))) : undefined;
    if (!row) return referredText('deleted', '', translate);
    return referredText(row.isOn ? 'ok' : 'disabled', row.name, translate);
  };
  return entriesIn(to, value)
    .map((steps) => wayText(steps.map(nameOf)))
    .join(translate('list.separator'));
}
