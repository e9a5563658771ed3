import { isLocalText, localText } from '../../engine/schema/documents/text.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { nodeLabel } from '../commands/node-facts.ts';
import { isObject, type Json } from '../document/json.ts';

/** Longer values are cut where they are shown; the JSON view has all of them. */
const most = 400;

/** A value of a design as people read it: words for yes and no, a text in their language, JSON where nothing else says it. */
export function valueWords(value: Json | undefined, translate: Translate): string {
  if (value === undefined || value === null || value === '') return translate('designer.versions.none');
  if (typeof value === 'boolean') return translate(value ? 'designer.versions.yes' : 'designer.versions.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return cut(value);
  if (isLocalText(value)) return cut(localText(value, translate.language ?? 'zh'));
  if (isObject(value) && isObject(value.config)) return nodeLabel(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return translate('designer.versions.none');
    if (value.every((one: Json) => typeof one === 'string' || typeof one === 'number')) return cut(value.join('、'));
  }
  return cut(JSON.stringify(value));
}

function cut(words: string): string {
  return words.length > most ? `${words.slice(0, most)}…` : words;
}
