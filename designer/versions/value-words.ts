import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import { languages, type Translate } from '../../engine/schema/text/text.ts';
import { isObject } from '../document/json.ts';
import { nodeLabel } from '../document/node-facts.ts';

/** Longer values are cut where they are shown; the JSON view has all of them. */
const most = 400;

/** A value of a design as people read it: words for yes and no, a text in their language, JSON where nothing else says it. */
export function valueWords(value: unknown, translate: Translate): string {
  if (value === undefined || value === null || value === '') return translate('designer.versions.none');
  if (typeof value === 'boolean') return translate(value ? 'designer.versions.yes' : 'designer.versions.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return cut(value);
  if (isLocalText(value)) return cut(localText(value, translate.language ?? 'zh'));
  if (isObject(value) && isObject(value.config)) return nodeLabel(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return translate('designer.versions.none');
    if (value.every((one: unknown) => typeof one === 'string' || typeof one === 'number'))
      return cut(value.join(translate('list.separator')));
  }
  return cut(JSON.stringify(value));
}

/** The two sides of a difference. Where they read alike in this language, all languages are said. */
export function differenceWords(
  path: string,
  before: unknown,
  after: unknown,
  descriptors: DescriptorMap,
  translate: Translate,
): readonly [string, string] {
  // A widget is called by its name, not by its key.
  const isWidget = path === '/config/aditKey' || path === '/control';
  const words = (value: unknown) => {
    const title = isWidget ? descriptors.get(String(value))?.title : undefined;
    return title === undefined ? valueWords(value, translate) : translate(title);
  };
  const [old, now] = [words(before), words(after)];
  if (old !== now) return [old, now];
  return [inAllLanguages(before) ?? old, inAllLanguages(after) ?? now];
}

function inAllLanguages(value: unknown): string | undefined {
  if (!isLocalText(value)) return undefined;
  return cut(languages.map((language) => localText(value, language)).join(' · '));
}

function cut(words: string): string {
  return words.length > most ? `${words.slice(0, most)}…` : words;
}
