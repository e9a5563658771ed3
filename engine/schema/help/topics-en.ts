import type { HelpTexts } from './load-help.ts';

// In the built page this file is `shell/build/help-by-language.ts`'s: the topics in this language and no other.
export const topics = import.meta.glob<HelpTexts>('../../../schemas/help/*.json', { eager: true, import: 'en' });
