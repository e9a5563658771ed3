import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { type Json, sameJson } from '../document/json.ts';

/** One setting of a part of the document that is no node: what draws it, and what holds where nothing is said. */
export interface DocSetting {
  /** Property of the part; its label is the text `<prefix>.<key>`. */
  readonly key: string;
  readonly kind: 'switch' | 'number' | 'choice' | 'select' | 'words' | 'text' | 'icon' | 'names' | 'width';
  /** What holds where the document says nothing; null: nothing. */
  readonly otherwise: Json;
  /** Of a choice; each is called by the text `<prefix>.<key>.<choice>`. */
  readonly choices?: readonly (string | number)[];
  /** Of a choice whose words are not texts by key: fields, numbers. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  /** Key of the words that people read where a text is left empty. */
  readonly usual?: string;
  /** What it does is said under it, by the text `<prefix>.<key>.hint`. */
  readonly hint?: true;
}

export function shownSetting({ otherwise }: DocSetting, stored: Json | undefined): Json {
  return stored === undefined || stored === null ? otherwise : stored;
}

/** What is stored for an entered value: nothing for an empty one and for the default. */
export function storedSetting({ otherwise }: DocSetting, entered: Json | undefined): Json | undefined {
  return isEmptyValue(entered) || sameJson(entered, otherwise) ? undefined : entered;
}

export function differsFromUsual({ otherwise }: DocSetting, stored: Json | undefined): boolean {
  return stored !== undefined && stored !== null && !sameJson(stored, otherwise);
}

/** A width as dialogs take it: px above 200, or a share of the window. */
export function isWidth(text: string): boolean {
  const share = /^(\d{1,3})%$/.exec(text);
  if (share) return Number(share[1]) > 0 && Number(share[1]) <= 100;
  const px = /^(\d{1,4})(px)?$/.exec(text);
  return px !== null && Number(px[1]) > 200;
}
