import type { Language } from '../../engine/schema/text/text.ts';

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB', zhtw: 'zh-TW' };

/** `10:42:18` of the reader's own day. @param at milliseconds since 1970 */
export function timeOfDay(at: number, language: Language): string {
  return new Date(at).toLocaleTimeString(locales[language], { hour12: false });
}

/** Day and time, for what may be older than today: `11-20 10:42`. */
export function dayAndTime(at: number, language: Language): string {
  return new Date(at).toLocaleString(locales[language], {
    hour12: false,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The time of day, with its day where it is not today's. */
export function timeSince(at: number, language: Language, now = new Date()): string {
  return new Date(at).toDateString() === now.toDateString() ? timeOfDay(at, language) : dayAndTime(at, language);
}
