import type { Language } from '../../engine/schema/text/text.ts';

/**
 * `start`: what the pages before sign-in say; `design`: what the settings of widgets are called; `page`: what those widgets say
 * that pages of administration alone have, or few pages at all; `all`: the rest.
 */
export type WordPart = 'start' | 'all' | 'design' | 'page';

type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

/** Files of words by part and language. The build writes them; without one the tables are at hand and nothing is fetched. */
export const wordFiles: Readonly<Record<WordPart, Readonly<Record<Language, Load>>>> | null = null;

/** Keys of the widgets whose words are in `page`. */
export const pageWordWidgets: readonly string[] = [];
