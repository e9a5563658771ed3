import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import type { Language } from '../../engine/schema/text/text.ts';
import { loadWords } from '../words/words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  zhtw: () => import('antd/es/locale/zh_TW'),
};

/** antd's words of a language, fetched with our own first ones when the language is first chosen. Undefined until then. */
export function useAntdLocale(language: Language): Locale | undefined {
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let wanted = true;
    Promise.all([loaders[language](), loadWords('start', language)]).then(
      ([loaded]) => wanted && setLocale(loaded.default),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}
