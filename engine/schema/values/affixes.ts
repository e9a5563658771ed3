import type { Field } from '../fields/fields.ts';
import { wordsIn } from '../text/local-text.ts';
import type { Language } from '../text/text.ts';

/** What stands around the value of a field: a currency before it, a unit after it; '' where nothing does. */
export interface Affixes {
  readonly before: string;
  readonly after: string;
}

const none: Affixes = { before: '', after: '' };
const numbers: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'computed', 'numberRange']);

/** The older generation of designs writes them into the slot. */
export function affixesOf({ kind, props, node }: Pick<Field, 'kind' | 'props' | 'node'>, language: Language): Affixes {
  if (kind !== 'text' && !numbers.has(kind)) return none;
  const words = (own: unknown, slot: unknown) => wordsIn(own, language).trim() || wordsIn(slot, language).trim();
  return {
    before: words(props.addonBefore, node.slot?.prepend),
    after: words(props.addonAfter, node.slot?.append),
  };
}

/**
 * The name of a column of figures with their unit, where the name does not say it already: `用时（分）`. Affixes of a text
 * are part of the text and stay with it.
 */
export function withUnit(label: string, field: Pick<Field, 'kind' | 'props' | 'node'> | undefined, language: Language) {
  if (!field || !numbers.has(field.kind)) return label;
  const { before, after } = affixesOf(field, language);
  const unit = [before, after].filter((part) => part !== '' && !label.includes(part)).join(' ');
  if (unit === '') return label;
  return language === 'en' ? `${label} (${unit})` : `${label}（${unit}）`;
}

/** A value with what stands around it: `600.00 元`, `¥600`, `98%`, `https://adit.cn`; '' when there is no value. */
export function withAffixes(text: string, field: Pick<Field, 'kind' | 'props' | 'node'>, language: Language): string {
  if (text === '') return '';
  const { before, after } = affixesOf(field, language);
  // A unit stands apart from its figure; a sign such as % does not. A text goes on where its affix ends.
  const { kind } = field;
  const apart = numbers.has(kind) && /^[\p{L}\p{So}]/u.test(after) ? ' ' : '';
  // Words of an amount follow the unit.
  const [, figure = text, words = ''] = (numbers.has(kind) && /^([^（]*)(（.*）)$/.exec(text)) || [];
  return `${before}${figure}${apart}${after}${words}`;
}
