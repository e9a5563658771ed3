import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { letterPieces, startPieces } from './pieces.ts';
import { foldText, searchWords } from './search-words.ts';
import { wantedPieces } from './word-pieces.ts';

/** As the database answers: the pieces stand at these distances, the beginning of one where the word ends within it. */
function has(text: string, word: string): boolean {
  const pieces = letterPieces(text);
  const wanted = wantedPieces(word);
  return pieces.some(({ at }) => {
    let place = at;
    return wanted.every(({ text: asked, isStart, distance }) => {
      place += distance;
      return pieces.some(
        (piece) => piece.at === place && (isStart ? piece.text.startsWith(asked) : piece.text === asked),
      );
    });
  });
}

const signs = fc.constantFrom(...'锈蚀渗漏桩K0+92ab𠮷é');
const texts = fc.array(signs, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));

it('a text has a word by its pieces exactly where the word stands in it', () => {
  fc.assert(
    fc.property(texts, fc.nat(13), fc.integer({ min: 1, max: 8 }), texts, (text, start, length, other) => {
      const characters = [...foldText(text)];
      const part = characters.slice(start % characters.length, (start % characters.length) + length).join('');
      expect(has(text, part)).toBe(true);
      expect(has(text, foldText(other))).toBe(foldText(text).includes(foldText(other)));
    }),
  );
});

it('words of a text are not joined, and one beyond the limit is not found', () => {
  expect([has('K0 920', 'k0920'), has('K0 920', 'k0'), has('渗漏', '渗'), has('渗漏', '漏')]).toEqual([
    ...[false, true, true, true],
  ]);
  expect(letterPieces('漏'.repeat(limits.keywordText + 5))).toHaveLength(limits.keywordText);
});

it('figures are found from each of their parts on, with and without commas', () => {
  expect(startPieces('2026-11-20 08:30')).toEqual(['2026-11-20', '11-20', '20', '08:30', '30']);
  expect(startPieces('8,861.00')).toEqual(['8861.00', '861.00', '00']);
  expect(startPieces('-5')).toEqual(['-5', '5']);
  expect(startPieces('2026年11月')).toEqual(['2026年11月', '11月']);
});

it('a keyword is several words in one spelling, and no more than the limit of them', () => {
  expect(searchWords('  Ｋ０＋９２０　渗漏 ')).toEqual(['k0+920', '渗漏']);
  expect(
    searchWords(
      Array(limits.keywordWords + 2)
        .fill('a')
        .join(' '),
    ),
  ).toHaveLength(limits.keywordWords);
});
