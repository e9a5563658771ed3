// Here: how a keyword finds a record: words, pieces, chosen values.

import { limits } from '../limits.ts';

/** One spelling for what people take for the same: small letters, and narrow forms of wide signs. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a keyword, each of which a row has to have; what is written beyond the limit is part of the last one. */
export function searchWords(keyword: string): string[] {
  const words = foldText(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  const most = limits.keywordWords;
  return words.length > most ? [...words.slice(0, most - 1), words.slice(most - 1).join('')] : words;
}
