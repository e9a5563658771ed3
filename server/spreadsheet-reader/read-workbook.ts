import { CFB, read, type WorkBook, type WorkSheet } from 'xlsx';
import { archiveEntries } from './archive-facts.ts';
import type { CellContent, ReadAnswer, SheetContent, SheetsAsked } from './sheet-content.ts';
import { unpacksAsSaid } from './unpacks-as-said.ts';

const wrong: ReadAnswer = { kind: 'wrong' };

/** Whoever calls this has a thread for it: what it is given may take all the time and room that there is. */
export function readWorkbook({ bytes, isZip, beside, linesMost }: SheetsAsked): ReadAnswer {
  const content = Buffer.from(bytes);
  if (!(isZip ? isWholeArchive(content) : isPlainCompound(content))) return wrong;
  const book = read(content, {
    type: 'buffer',
    dense: true,
    sheetRows: linesMost,
    sheets: [0, beside],
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const [name = ''] = book.SheetNames;
  const first = contentOf(book, name);
  if (!first) return wrong;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return { kind: 'read', sheets: { first, beside: contentOf(book, beside) ?? null, is1904 } };
}

function isWholeArchive(content: Buffer): boolean {
  const entries = archiveEntries(content);
  return entries !== undefined && unpacksAsSaid(content, entries);
}

/** A workbook of the older kind; one that is locked is a compound file as well, whatever is in it. */
function isPlainCompound(content: Buffer): boolean {
  const paths = CFB.read(content, { type: 'buffer' }).FullPaths.map((path: string) => path.toLowerCase());
  const has = (pattern: RegExp) => paths.some((path: string) => pattern.test(path));
  return has(/\/(?:workbook|book)$/) && !has(/encryptedpackage|_vba_project/);
}

function contentOf({ Sheets }: WorkBook, name: string): SheetContent | undefined {
  const sheet: WorkSheet | undefined = Sheets[name];
  if (!sheet) return undefined;
  const rows = sheet['!data'] ?? [];
  const lines = Array.from(rows, (row) => Array.from(row ?? [], (cell) => contentOfCell(cell)));
  return { name, lines };
}

function contentOfCell(
  cell: { readonly t: string; readonly v?: unknown; readonly w?: string } | undefined,
): CellContent {
  if (!cell || cell.t === 'z') return null;
  if (cell.t === 'e') return cell.w ?? '#';
  const { v } = cell;
  return typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean' ? v : null;
}
