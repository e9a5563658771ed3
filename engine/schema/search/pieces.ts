import { limits } from '../limits.ts';
import { foldText } from './search-words.ts';

/** A part of a text, and where it stands: neighbours in the text are neighbours in number. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

export const isPlain = (character: string | undefined) =>
  character !== undefined && character >= '!' && character <= '~';

/**
 * How many characters a piece has that begins with these two. Two Chinese characters tell enough apart; of letters and
 * digits there are so few that it takes three.
 */
export const widthOf = (first: string | undefined, second: string | undefined) =>
  isPlain(first) && isPlain(second) ? 3 : 2;

/**
 * The pieces of a text, one for each of its characters, so that any part of the text can be put together from them. At the
 * end of a word they are shorter.
 * @param from number of the first place
 */
export function letterPieces(text: string, from = 1): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const word of foldText(text).split(/\s+/)) {
    const characters = [...word];
    for (let index = 0; index < characters.length; index += 1, at += 1) {
      if (at - from >= limits.keywordText) return pieces;
      const width = widthOf(characters[index], characters[index + 1]);
      pieces.push({ text: characters.slice(index, index + width).join(''), at });
    }
    // Words are no neighbours.
    at += 1;
  }
  return pieces;
}

/** Longest figure that is found by its beginning. */
const figureLength = 40;

/** A number or a date as it is written, and what is left of it from each of its figures on: `2026-11-20`, `11-20`, `20`. */
export function startPieces(text: string): string[] {
  const pieces = new Set<string>();
  for (const word of foldText(text).split(/\s+/)) {
    if (word === '') continue;
    pieces.add(plainFigure(word).slice(0, figureLength));
    for (const { index } of word.matchAll(/(?<!\d)\d/g))
      pieces.add(plainFigure(word.slice(index)).slice(0, figureLength));
  }
  return [...pieces];
}

/** `8,861.00` is found with and without its comma. */
export function plainFigure(word: string): string {
  return word.replace(/(?<=\d),(?=\d)/g, '');
}
