import type { Language } from '../text/text.ts';

/** What a topic says in one language; the body is written as `readArticle` reads it. */
export interface HelpTexts {
  readonly title: string;
  readonly body: readonly string[];
}

const files = {
  zh: () => import('./topics-zh.ts'),
  en: () => import('./topics-en.ts'),
  zhtw: () => import('./topics-zhtw.ts'),
};

/** Every topic in a language, by its id: fetched when somebody opens the help, and no other language with it. */
export async function loadHelp(language: Language): Promise<ReadonlyMap<string, HelpTexts>> {
  const { topics } = await files[language]();
  return new Map(Object.entries(topics).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts] as const));
}
