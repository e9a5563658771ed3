/**
 * Cells as a spreadsheet puts them on the clipboard: tabs between cells, a line per row; a cell with a line break, a tab
 * or a quote stands in quotes, its own quotes doubled.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  while (at <= source.length) {
    const { cell, end } = readOne(source, at);
    rows.at(-1)?.push(cell);
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

function readOne(source: string, start: number): { cell: string; end: number } {
  const quoted = source[start] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(start)) : null;
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), end: start + quoted[0].length };
  const rest = source.slice(start).search(/[\t\n]/);
  const end = rest < 0 ? source.length : start + rest;
  return { cell: source.slice(start, end), end };
}

/** One value without a neighbour is ordinary text: the control under the caret takes it itself. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
}
