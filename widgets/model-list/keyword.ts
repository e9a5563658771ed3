import { fieldByCode } from '../../engine/schema/fields/fields.ts';
import { withoutColon } from '../../engine/schema/lists/column-label.ts';
import { keywordCodes } from '../../engine/schema/search/keyword-fields.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { roughWidth } from '../list-parts/rough-width.ts';
import type { Model } from './model.ts';

/** What a list says of its keyword: where it looks, and that this takes longer than elsewhere. */
export interface KeywordPlaces {
  /** Names of the fields, as the list calls them; none: there is no such box. */
  readonly names: readonly string[];
  readonly isSlow: boolean;
}

export function keywordPlaces({ list, catalogue, isBound }: Model, language: Language): KeywordPlaces {
  const names = keywordCodes(list, catalogue).map((code) => {
    const column = list.columnList.find(({ prop }) => prop === code);
    const label =
      localText(column?.label, language) || localText(fieldByCode(catalogue, code)?.node.config.label, language);
    return withoutColon(label) || code;
  });
  return { names: [...new Set(names)], isSlow: isBound === true };
}

const inBox = 3;
const inWords = 12;
/** What the box has room for, in px, and how large it writes. */
const boxPx = 196;
const boxFontPx = 14;

/** What the box says while it is empty: a few of the names, as many as have room. */
export function wordsInBox(names: readonly string[], translate: Translate): string {
  const words = (most: number) => {
    const fields = joined(names, most, translate) + (names.length > most ? '…' : '');
    return translate('list.keyword.placeholder', { fields });
  };
  for (let most = inBox; most > 1; most -= 1) if (roughWidth(words(most), boxFontPx) <= boxPx) return words(most);
  return words(1);
}

/** As many as a sentence holds, and how many more there are. */
export function namesInWords(names: readonly string[], translate: Translate): string {
  const fields = joined(names, inWords, translate);
  return names.length > inWords ? translate('list.keyword.more', { fields, count: names.length }) : fields;
}

const joined = (names: readonly string[], most: number, translate: Translate) =>
  names.slice(0, most).join(translate('list.separator'));
