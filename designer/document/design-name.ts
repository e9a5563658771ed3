import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { JsonObject } from './json.ts';

/** What people call a design: the name of a model, the title of a page. */
export function designName({ fullName, title }: JsonObject, language: Language): string {
  const name = fullName ?? title;
  return typeof name === 'string' || isLocalText(name) ? localText(name, language) : '';
}

/** How programs call it: the code of a model, the id of a page. */
export function designCode({ enCode, id }: JsonObject): string {
  const code = enCode ?? id;
  return typeof code === 'string' ? code : '';
}
