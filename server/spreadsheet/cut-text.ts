/** What a cell holds in the spreadsheets that people have. Source: Excel specifications and limits */
export const cellTextMost = 32_767;

const mark = '…';

/** A text that a cell holds; one that is longer is cut, and ends with a mark that says so. */
export function cutText(text: string): string {
  if (text.length <= cellTextMost) return text;
  const cut = text.slice(0, cellTextMost - mark.length);
  // Half a character is none.
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut) + mark;
}
