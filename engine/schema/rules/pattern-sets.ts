/** Characters an atom of a pattern can match: sorted or not, overlapping or not, inclusive code point ranges. */
export type CharacterSet = readonly (readonly [number, number])[];

const lastCodePoint = 0x10ffff;
export const anyCharacter: CharacterSet = [[0, lastCodePoint]];

const named: Readonly<Record<string, CharacterSet>> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};

/** The set of `\d`, `\W` …; null when the letter names none. */
export function namedSet(letter: string): CharacterSet | null {
  const lower = letter.toLowerCase();
  const set = Object.hasOwn(named, lower) ? named[lower] : undefined;
  if (!set) return null;
  return letter === lower ? set : complement(set);
}

export function complement(set: CharacterSet): CharacterSet {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of [...set].sort((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= lastCodePoint) gaps.push([next, lastCodePoint]);
  return gaps;
}

export function overlaps(one: CharacterSet, other: CharacterSet): boolean {
  return one.some(([from, to]) => other.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}

/** Adds the other case of ASCII letters, for the flag `i`. */
export function bothCases(set: CharacterSet): CharacterSet {
  const shifted = (from: number, to: number, by: number) =>
    set.flatMap(([low, high]): [number, number][] => {
      const start = Math.max(low, from);
      const end = Math.min(high, to);
      return start <= end ? [[start + by, end + by]] : [];
    });
  return [...set, ...shifted(65, 90, 32), ...shifted(97, 122, -32)];
}
