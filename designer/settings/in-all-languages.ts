import { type Language, languages } from '../../engine/schema/text/text.ts';
import { designerText } from '../parts/use-designer-text.ts';

/** The designer's words of a key in all languages, as documents hold them. */
export function inAllLanguages(key: string): { zh: string; en: string; zhtw: string } {
  const say = (language: Language) => designerText(language)(key);
  const [zh, en, zhtw] = languages.map(say);
  return { zh: zh ?? '', en: en ?? '', zhtw: zhtw ?? '' };
}
