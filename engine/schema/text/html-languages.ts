import type { Language } from './text.ts';

/** How a page says which language it is in. Source: BCP 47 */
export const htmlLanguages: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', zhtw: 'zh-TW' };
