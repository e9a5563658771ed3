import type { DesignChange } from '../../engine/schema/compare/index.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { changeName } from './change-name.ts';

const kinds = ['added', 'removed', 'changed', 'moved'] as const;
/** Names that are said of each kind; the count says how many there are. */
const namesMost = 3;

/** What a version changes in one line: the description of a publish without words of its own. */
export function changesSummary(changes: readonly DesignChange[], translate: Translate, most: number): string {
  const parts = kinds.flatMap((kind) => {
    // What was moved and changed is said once, as changed.
    const own = changes.filter(({ kinds: of }) => of.find((one) => one !== 'moved') === kind || of.join() === kind);
    if (own.length === 0) return [];
    const names = own.slice(0, namesMost).map((change) => changeName(change, translate));
    const said = names.join(translate('designer.published.summary.comma'));
    const all = own.length > namesMost ? translate('designer.published.summary.more', { names: said }) : said;
    return [translate(`designer.published.summary.${kind}`, { count: own.length, names: all })];
  });
  const words = parts.join(translate('designer.published.summary.and'));
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
