import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '../../engine/schema/text/text.ts';

/** A list of languages is a wish, not a document: what comes after this many is not read. */
const wishesMost = 20;

/**
 * The language in which a request is answered: what the page says it speaks, else what the browser prefers, else Chinese.
 * Source: shell specification 4.6.
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const own = languages.find((language) => language === headers['adit-language']);
  return own ?? preferred(headers['accept-language'] ?? '') ?? 'zh';
}

/** RFC 9110, 12.5.4: languages with weights, in any order. */
function preferred(header: string): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const wish of header.split(',', wishesMost)) {
    const [tag = '', ...rest] = wish.split(';').map((part) => part.trim().toLowerCase());
    const given = rest.find((part) => part.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    const language = languageOfTag(tag);
    if (language && weight > 0 && weight <= 1 && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

function languageOfTag(tag: string): Language | undefined {
  if (/^zh\b/.test(tag)) return /-(tw|hk|mo|hant)\b/.test(tag) ? 'zhtw' : 'zh';
  return /^en\b/.test(tag) ? 'en' : undefined;
}
