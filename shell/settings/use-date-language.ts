import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { Language } from '../../engine/schema/text/text.ts';

const loaders: Readonly<Record<Language, () => Promise<string>>> = {
  zh: async () => {
    await import('dayjs/locale/zh-cn');
    return 'zh-cn';
  },
  en: async () => 'en',
  zhtw: async () => {
    await import('dayjs/locale/zh-tw');
    return 'zh-tw';
  },
};

/**
 * Makes dates speak a language, whose words are fetched when it is first chosen.
 * @returns false until the first one is there
 */
export function useDateLanguage(language: Language): boolean {
  const [spoken, setSpoken] = useState<Language>();
  useEffect(() => {
    let wanted = true;
    loaders[language]()
      .then((name) => wanted && dayjs.locale(name))
      // Without its words dates are told in those there are: better than no page.
      .catch(() => {})
      .then(() => wanted && setSpoken(language));
    return () => {
      wanted = false;
    };
  }, [language]);
  return spoken !== undefined;
}
