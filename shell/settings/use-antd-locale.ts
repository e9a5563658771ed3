import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { Language } from '../../engine/schema/text/text.ts';

export const htmlLanguages: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', zhtw: 'zh-TW' };

const loaders: Readonly<Record<Language, () => Promise<Locale>>> = {
  zh: async () => {
    await import('dayjs/locale/zh-cn');
    dayjs.locale('zh-cn');
    return (await import('antd/locale/zh_CN')).default;
  },
  en: async () => {
    dayjs.locale('en');
    return (await import('antd/locale/en_US')).default;
  },
  zhtw: async () => {
    await import('dayjs/locale/zh-tw');
    dayjs.locale('zh-tw');
    return (await import('antd/locale/zh_TW')).default;
  },
};

/** antd's and dayjs' words of a language, fetched when the language is first chosen. Undefined until then. */
export function useAntdLocale(language: Language): Locale | undefined {
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let wanted = true;
    loaders[language]().then((loaded) => wanted && setLocale(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}
