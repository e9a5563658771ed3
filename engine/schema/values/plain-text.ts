/**
 * The text of a scalar; of anything else, none. An object has no text that means anything, and may throw when asked for
 * one: JSON can hold `{ "toString": 1 }`.
 */
export function plainText(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return undefined;
  }
}

/** A setting of a design as a number; NaN for what is neither number nor text. */
export function plainNumber(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

/** Whether two scalars read the same; a column of text gives back `7` as `"7"`. Nothing else is ever the same. */
export function sameText(left: unknown, right: unknown): boolean {
  const text = plainText(left);
  return text !== undefined && text === plainText(right);
}

/** Order of two scalars by their text; undefined when one of them is no scalar. */
export function compareText(left: unknown, right: unknown): number | undefined {
  const first = plainText(left);
  const second = plainText(right);
  if (first === undefined || second === undefined) return undefined;
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Text that no database column of text or JSON can hold: NUL, and halves of surrogate pairs. Source: reliability A85. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || /\p{Cs}/u.test(text);
}
