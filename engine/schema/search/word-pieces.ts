import { isPlain, widthOf } from './pieces.ts';

/** A piece that a word asks for; `isStart`: one that begins so will do. */
export interface WantedPiece {
  readonly text: string;
  readonly isStart: boolean;
  /** How many places behind the one before it. */
  readonly distance: number;
}

/**
 * The fewest pieces that cover a word: a text has the word if it has these pieces at these distances.
 * @param word in the spelling of `foldText`, without spaces
 */
export function wantedPieces(word: string): WantedPiece[] {
  const characters = [...word];
  const wanted: WantedPiece[] = [];
  let before = 0;
  const want = (at: number, length: number, isStart: boolean) => {
    wanted.push({ text: characters.slice(at, at + length).join(''), isStart, distance: at - before });
    before = at;
  };
  let at = 0;
  while (at < characters.length) {
    const width = widthOf(characters[at], characters[at + 1]);
    if (at + width > characters.length) break;
    want(at, width, false);
    at += width;
  }
  if (at < characters.length) wantEnd(characters, want);
  return wanted;
}

/** What follows the word in the text is not known: a whole piece that ends with the word, else the beginning of one. */
function wantEnd(characters: readonly string[], want: (at: number, length: number, isStart: boolean) => void): void {
  const [third, second, last] = [-3, -2, -1].map((place) => characters.at(place));
  const count = characters.length;
  if (isPlain(third) && isPlain(second)) want(count - 3, 3, false);
  else if (second !== undefined) want(count - 2, 2, isPlain(second) && isPlain(last));
  else want(count - 1, 1, true);
}
