/** Characters that stay readable in front of the first difference. */
const contextLength = 40;

/** Two texts, or of long ones as much as `most` characters from shortly before where they begin to differ. */
export function differingParts(before: string, after: string, most: number): readonly [string, string] {
  if (before.length <= most && after.length <= most) return [before, after];
  const start = Math.max(0, commonStart(before, after) - contextLength);
  return [partOf(before, start, most), partOf(after, start, most)];
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A cut through a pair of code units would leave half a character, which no column of JSON can hold. */
const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

function partOf(text: string, start: number, most: number): string {
  const part = text.slice(start, start + most).replace(halves, '');
  if (part === '') return '';
  return `${start > 0 ? '…' : ''}${part}${start + most < text.length ? '…' : ''}`;
}
