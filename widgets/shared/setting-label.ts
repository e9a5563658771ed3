import { lazyWord } from '../../engine/schema/text/lazy-words.ts';
import type { Language, TextTables } from '../../engine/schema/text/text.ts';

/** The label of a widget's setting in all languages, read when it is shown: its words may come after the widget. */
export function settingLabel(key: string, prop: string, tables: TextTables): Record<Language, string> {
  const name = `setting.${key}.${prop}`;
  const words = (language: Language) => tables[language][name] ?? lazyWord(language, name) ?? prop;
  return {
    get zh() {
      return words('zh');
    },
    get en() {
      return words('en');
    },
    get zhtw() {
      return words('zhtw');
    },
  };
}
