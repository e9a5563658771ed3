import { anyCharacter, bothCases, type CharacterSet, complement, namedSet } from './pattern-sets.ts';

/** The structure of a regular expression as far as its cost depends on it. */
export type PatternTree =
  | { readonly kind: 'atom'; readonly set: CharacterSet }
  | { readonly kind: 'empty' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly of: PatternTree; readonly min: number; readonly max: number };

/**
 * Reads a source that the native engine has accepted (so that no syntax has to be judged here). Look-arounds count as
 * parts of the sequence, back-references as any character, which errs on the side of a warning.
 */
export function readPattern(source: string, ignoreCase: boolean): PatternTree {
  let position = 0;
  const atom = (set: CharacterSet): PatternTree => ({ kind: 'atom', set: ignoreCase ? bothCases(set) : set });

  const readChoice = (): PatternTree => {
    const options = [readSequence()];
    while (source[position] === '|') {
      position += 1;
      options.push(readSequence());
    }
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  };

  const readSequence = (): PatternTree => {
    const parts: PatternTree[] = [];
    while (position < source.length && source[position] !== '|' && source[position] !== ')') {
      parts.push(readRepeat(readPart()));
    }
    return { kind: 'sequence', parts };
  };

  const readPart = (): PatternTree => {
    const code = source.codePointAt(position) ?? 0;
    const character = String.fromCodePoint(code);
    position += character.length;
    if (character === '(') {
      const opening = /^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/.exec(source.slice(position));
      position += opening?.[0].length ?? 0;
      const inner = readChoice();
      position += 1;
      return inner;
    }
    if (character === '^' || character === '$') return { kind: 'empty' };
    if (character === '.') return atom(anyCharacter);
    if (character === '[') return atom(readClass());
    if (character !== '\\') return atom([[code, code]]);
    if (source[position] === 'b' || source[position] === 'B') {
      position += 1;
      return { kind: 'empty' };
    }
    return atom(readEscape());
  };

  const readRepeat = (part: PatternTree): PatternTree => {
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(position));
    if (!quantifier) return part;
    position += quantifier[0].length;
    const [sign, min = '', comma, max = ''] = quantifier;
    if (sign.startsWith('*')) return { kind: 'repeat', of: part, min: 0, max: Number.POSITIVE_INFINITY };
    if (sign.startsWith('+')) return { kind: 'repeat', of: part, min: 1, max: Number.POSITIVE_INFINITY };
    if (sign.startsWith('?')) return { kind: 'repeat', of: part, min: 0, max: 1 };
    const most = comma ? (max ? Number(max) : Number.POSITIVE_INFINITY) : Number(min);
    return { kind: 'repeat', of: part, min: Number(min), max: most };
  };

  /** Stands after the backslash; gives what one escape matches. */
  const readEscape = (): CharacterSet => {
    const code = source.codePointAt(position) ?? 0;
    const letter = String.fromCodePoint(code);
    const set = namedSet(letter);
    const hex = /^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]+)\})/.exec(source.slice(position));
    if (hex) {
      position += hex[0].length;
      const value = Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '0', 16);
      return [[value, value]];
    }
    const wide = /^(?:[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[A-Za-z])/.exec(source.slice(position));
    position += wide?.[0].length ?? letter.length;
    if (set) return set;
    const control = 'tnvfr0'.indexOf(letter);
    if (control >= 0) return [[[9, 10, 11, 12, 13, 0][control] ?? 0, [9, 10, 11, 12, 13, 0][control] ?? 0]];
    return wide ? anyCharacter : [[code, code]];
  };

  /** Stands after the opening bracket of a class. */
  const readClass = (): CharacterSet => {
    const negated = source[position] === '^';
    if (negated) position += 1;
    const members: (readonly [number, number])[] = [];
    while (position < source.length && source[position] !== ']') {
      const from = readMember();
      if (
        source[position] === '-' &&
        source[position + 1] !== ']' &&
        from.length === 1 &&
        from[0]?.[0] === from[0]?.[1]
      ) {
        position += 1;
        const to = readMember();
        members.push([from[0]?.[0] ?? 0, to[0]?.[1] ?? 0]);
      } else members.push(...from);
    }
    position += 1;
    // The other case has to be in before the complement is taken.
    return negated ? complement(ignoreCase ? bothCases(members) : members) : members;
  };

  const readMember = (): CharacterSet => {
    const code = source.codePointAt(position) ?? 0;
    position += String.fromCodePoint(code).length;
    return code === 92 ? readEscape() : [[code, code]];
  };

  return readChoice();
}
