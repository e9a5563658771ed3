import { lineAt } from './line-at.ts';
import type { JsonToken } from './scan-json.ts';

/** A line for each entry, two spaces for each level; what stands between the signs is not touched. */
export function layOutJson(tokens: readonly JsonToken[]): string {
  const parts: string[] = [];
  let depth = 0;
  tokens.forEach(({ sign, text }, index) => {
    const before = tokens[index - 1]?.sign;
    const isEmptyPair = (sign === '}' && before === '{') || (sign === ']' && before === '[');
    if (sign === '}' || sign === ']') depth -= 1;
    const begins = before === '{' || before === '[' || before === ',';
    if ((begins || sign === '}' || sign === ']') && !isEmptyPair) parts.push(lineAt(depth));
    parts.push(text);
    if (sign === ':') parts.push(' ');
    if (sign === '{' || sign === '[') depth += 1;
  });
  return parts.join('');
}

export const compressJson = (tokens: readonly JsonToken[]): string => tokens.map(({ text }) => text).join('');
