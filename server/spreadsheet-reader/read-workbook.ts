import { zipSync } from 'fflate';
import { CFB, read, type WorkBook, type WorkSheet } from 'xlsx';
import { limits } from '../../engine/schema/limits.ts';
import { isUnstorable } from '../../engine/schema/values/plain-text.ts';
import { archiveEntries } from './archive-facts.ts';
import type { CellContent, ReadAnswer, SheetContent, SheetsAsked } from './sheet-content.ts';
import { unpackedParts } from './unpacked-parts.ts';

const wrong: ReadAnswer = { kind: 'wrong' };

/** Whoever calls this has a thread for it: what it is given may take all the time and room that there is. */
export function readWorkbook({ bytes, isZip, beside, linesMost }: SheetsAsked): ReadAnswer {
  const sent = Buffer.from(bytes);
  const content = isZip ? ownArchive(sent) : plainCompound(sent);
  if (!content) return wrong;
  const book = read(content, {
    type: 'buffer',
    dense: true,
    sheetRows: linesMost,
    sheets: [0, beside],
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    // A share is written 35% and held as 0.35: its format says which.
    cellNF: true,
  });
  const room = { left: limits.importContentWeight };
  const [name = ''] = book.SheetNames;
  const first = contentOf(book, name, room);
  if (!first) return wrong;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return { kind: 'read', sheets: { first, beside: contentOf(book, beside, room) ?? null, is1904 } };
}

/**
 * The parts of a workbook in an archive of our own, not packed: the library finds its way by other signs of an archive than
 * the ones that were looked through, and would unpack whatever is there.
 */
function ownArchive(sent: Buffer): Buffer | undefined {
  const parts = unpackedParts(sent, archiveEntries(sent) ?? []);
  if (!parts) return undefined;
  const kept = [...parts].filter(([name]) => /\.(?:xml|rels)$/i.test(name));
  return Buffer.from(zipSync(Object.fromEntries(kept), { level: 0 }));
}

/** A workbook of the older kind; one that is locked is a compound file as well, whatever is in it. */
function plainCompound(sent: Buffer): Buffer | undefined {
  const paths = CFB.read(sent, { type: 'buffer' }).FullPaths.map((path: string) => path.toLowerCase());
  const has = (pattern: RegExp) => paths.some((path: string) => pattern.test(path));
  return has(/\/(?:workbook|book)$/) && !has(/encryptedpackage|_vba_project/) ? sent : undefined;
}

/** Nothing is a column that has no head in the first two lines, however far to the right cells stand. */
const headLines = 2;

/**
 * Cells, and characters in them, that may yet be handed over. In a workbook one text may stand in thousands of cells and take
 * the room of one; what is handed over takes the room of all.
 */
interface Room {
  left: number;
}

/** @throws Error where there is no room for it */
function contentOf({ Sheets }: WorkBook, name: string, room: Room): SheetContent | undefined {
  const sheet: WorkSheet | undefined = Sheets[name];
  if (!sheet) return undefined;
  const rows = sheet['!data'] ?? [];
  const width = Math.max(0, ...rows.slice(0, headLines).map((row) => row?.length ?? 0));
  const lines = Array.from(rows, (row) => Array.from((row ?? []).slice(0, width), (cell) => contentOfCell(cell, room)));
  return { name, lines };
}

function contentOfCell(
  cell: { readonly t: string; readonly v?: unknown; readonly w?: string; readonly z?: unknown } | undefined,
  room: Room,
): CellContent {
  room.left -= 1 + (typeof cell?.v === 'string' ? cell.v.length : 0);
  if (room.left < 0) throw new Error('No spreadsheet of that size holds so much.');
  if (!cell || cell.t === 'z') return null;
  if (cell.t === 'e') return cell.w ?? '#';
  const { v } = cell;
  if (typeof v === 'string') return storable(v);
  if (typeof v === 'number' && typeof cell.z === 'string' && /%/.test(cell.z)) return asPercent(v);
  return typeof v === 'number' || typeof v === 'boolean' ? v : null;
}

/** As people see it, without what hundredths do to a binary number. */
const asPercent = (share: number) => `${Number((share * 100).toPrecision(15))}%`;

/** What no database holds becomes the sign of a character that could not be read. Source: reliability A85. */
const storable = (text: string): string =>
  isUnstorable(text) ? text.replaceAll('\u0000', '\ufffd').replace(/\p{Cs}/gu, '\ufffd') : text;
