import type { Language } from '../../engine/schema/text/text.ts';

/** What the platform is called in English, whatever its operator calls it. Source: shell specification 2.1 */
const platformName = 'Adit';

/** What the window is called: its page and the system. @param own what an administrator has set for windows */
export function windowTitle(title: string, systemName: string, language: Language, own = ''): string {
  return `${title} - ${own || (language === 'en' ? platformName : systemName || platformName)}`;
}
