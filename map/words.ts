import { htmlLanguages } from '../engine/schema/text/html-languages.ts';
import { createTranslate, type Language, type Translate } from '../engine/schema/text/text.ts';
import { mapPageTexts } from './map.texts.ts';

/** The words of the frame, in a language that may change while it is open. */
export interface Words {
  readonly say: Translate;
  readonly language: Language;
  change(language: Language): void;
  /** Called at once, and after each change of the language. */
  follow(write: () => void): void;
}

export function createWords(first: Language): Words {
  let language = first;
  let translate = createTranslate([mapPageTexts], first);
  const followers: (() => void)[] = [];
  const apply = () => {
    document.documentElement.lang = htmlLanguages[language];
    document.title = translate('mapPage.title');
  };
  apply();
  return {
    say: (key, args) => translate(key, args),
    get language() {
      return language;
    },
    change(next) {
      if (next === language) return;
      language = next;
      translate = createTranslate([mapPageTexts], next);
      apply();
      for (const write of followers) write();
    },
    follow(write) {
      followers.push(write);
      write();
    },
  };
}
