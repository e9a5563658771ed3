/** A piece of an expression: a literal, a name, or a sign such as `===` and `(`. */
export type Token =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

/** The comparisons of a form are a line; a longer text is a program. */
export const expressionCharacters = 2_000;

const blank = /\s+/y;
const numberText = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])/y;
const nameText = /[A-Za-z_$][\w$]*/y;
const quoted = /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[\s\S])*`/y;
const sign = /===|!==|==|!=|>=|<=|&&|\|\||\?\.|[><!()[\].,?:-]/y;

const words = new Map<string, boolean | null | undefined>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** @returns undefined where something stands in the text that no comparison has: it is not read any further */
export function tokensOf(text: string): Token[] | undefined {
  if (text.length > expressionCharacters) return undefined;
  const tokens: Token[] = [];
  let index = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = index;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) index += found.length;
    return found;
  };
  while (index < text.length) {
    if (take(blank) !== undefined) continue;
    const token = nextToken(take);
    if (!token) return undefined;
    tokens.push(token);
  }
  return tokens;
}

function nextToken(take: (pattern: RegExp) => string | undefined): Token | undefined {
  const figures = take(numberText);
  if (figures !== undefined) return { kind: 'value', value: Number(figures) };
  const name = take(nameText);
  if (name !== undefined)
    return words.has(name) ? { kind: 'value', value: words.get(name) } : { kind: 'name', text: name };
  const literal = take(quoted);
  if (literal !== undefined) return { kind: 'value', value: unquoted(literal) };
  const found = take(sign);
  return found === undefined ? undefined : { kind: 'sign', text: found };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** The text that a literal stands for. Source: ECMAScript, string literals. */
function unquoted(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (_all, unicode, byte, letter) =>
      letter === undefined ? String.fromCharCode(Number.parseInt(unicode ?? byte, 16)) : (escapes[letter] ?? letter),
    );
}
