import { cutText } from './cut-text.ts';
import { withQuote } from './formula-like.ts';
import type { Line, SheetCell, SheetTable } from './table.ts';

/** Without it spreadsheets take the text for one of their own country. */
const byteOrderMark = '\ufeff';

/** The same as text with commas: one line of labels, those of a group behind its name. Source: RFC 4180 */
export async function* csv({ columns, records }: SheetTable): AsyncGenerator<Buffer> {
  const labels = columns.map(({ label, group }) => (group === '' ? label : `${group} / ${label}`));
  yield Buffer.from(byteOrderMark + lineOf(labels.map((label) => quoted(withQuote(label)))));
  for await (const piece of records) {
    const lines = piece.flatMap((record) => record.map((line) => lineOf(line.map(cellOf))));
    if (lines.length > 0) yield Buffer.from(lines.join(''));
  }
}

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

function cellOf(cell: Line[number]): string {
  return cell === null ? '' : plainOf(cell);
}

function plainOf(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      return quoted(cutText(withQuote(cell.text)));
    case 'number':
      return Number.isFinite(cell.value) ? String(cell.value) : '';
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'time':
      // Its format may begin with anything.
      return quoted(withQuote(cell.text));
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
