const escaped = /^(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[\dA-Fa-f]+\}|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[A-Za-z]|[\s\S])/u;

/**
 * Atoms of a regular expression once every counted repeat is written out: what an engine has to hold. Engines count only
 * after they have written it out, which `((a{1,100}){1,100}){1,100}` does not let them finish.
 * @param source one that the browser's engine has accepted, so that no syntax has to be judged here
 */
export function expandedSize(source: string): number {
  let position = 0;

  const choice = (): number => {
    let size = sequence();
    if (source[position] !== '|') return size;
    while (source[position] === '|') {
      position += 1;
      size += sequence();
    }
    return size + 1;
  };

  const sequence = (): number => {
    let size = 0;
    while (position < source.length && source[position] !== '|' && source[position] !== ')') size += part() * repeats();
    return size;
  };

  const part = (): number => {
    const character = take();
    switch (character) {
      case '(': {
        const opening = /^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/.exec(source.slice(position));
        position += opening?.[0].length ?? 0;
        const inner = choice();
        position += 1;
        return inner;
      }
      case '^':
      case '$':
        return 0;
      case '[':
        while (position < source.length && source[position] !== ']') if (take() === '\\') takeEscape();
        position += 1;
        return 1;
      case '\\':
        return /^b$/i.test(takeEscape()) ? 0 : 1;
      default:
        return 1;
    }
  };

  const repeats = (): number => {
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(position));
    if (!quantifier) return 1;
    position += quantifier[0].length;
    const [sign, min, comma, max = ''] = quantifier;
    if (min === undefined) return sign.startsWith('+') ? 2 : 1;
    const most = comma ? (max ? Number(max) : Number(min) + 1) : Number(min);
    return Math.max(1, most);
  };

  const take = (): string => {
    const character = String.fromCodePoint(source.codePointAt(position) ?? 0);
    position += character.length;
    return character;
  };

  /** Stands after the backslash. */
  const takeEscape = (): string => {
    const [written = ''] = escaped.exec(source.slice(position)) ?? [];
    position += written.length;
    return written;
  };

  return choice();
}
