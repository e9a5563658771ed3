import { cellXml, textXml } from './cell-xml.ts';
import { columnLetters } from './column-letters.ts';
import { entryXml } from './entry-xml.ts';
import type { Lookahead } from './lookahead.ts';
import { SheetStyles } from './sheet-styles.ts';
import { hasGroups, type RecordLines, type SheetColumn, type SheetTable } from './table.ts';

/** Rows of one sheet. Source: Excel specifications and limits */
export const sheetRowsMost = 1_048_576;
const pieceLength = 64 * 1024;
/** Pixels of a letter of the usual font. */
const letterPx = 7;

/**
 * One sheet, in pieces: its head, as many records as it has room for, and which cells are one. What is left stays with
 * `records`.
 * @param rowsMost of the sheet, the head among them
 */
export async function* sheetXml(
  table: SheetTable,
  records: Lookahead<RecordLines>,
  styles: SheetStyles,
  rowsMost = sheetRowsMost,
): AsyncGenerator<string> {
  const letters = table.columns.map((_, index) => columnLetters(index));
  const headRows = hasGroups(table) ? 2 : 1;
  yield `${opening(table.columns, headRows, styles)}${headXml(table.columns, letters, headRows)}`;
  const spans: number[] = [];
  let row = headRows;
  let text = '';
  for (;;) {
    const lines = await records.peek();
    if (lines === undefined || (row + lines.length > rowsMost && row > headRows)) break;
    records.take();
    const room = lines.slice(0, rowsMost - row);
    if (room.length > 1) spans.push(row + 1, row + room.length);
    for (const line of room) {
      row += 1;
      const cells = line.map((cell, index) => (cell ? cellXml(cell, `${letters[index]}${row}`, styles) : ''));
      text += `<row r="${row}">${cells.join('')}</row>`;
    }
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData>`;
  yield* mergesXml(table.columns, letters, headRows, spans);
  yield `${entryXml(table, letters, headRows)}</worksheet>`;
}

/** A sheet of texts with no more to it. */
export function plainSheetXml(lines: readonly (readonly string[])[]): string {
  const rows = lines.map((texts, row) => {
    const cells = texts.map((text, index) => textXml(text, `${columnLetters(index)}${row + 1}`, 0));
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return `${declared}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const declared =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';

function opening(columns: readonly SheetColumn[], headRows: number, styles: SheetStyles): string {
  const widths = columns.map(({ widthPx, format = '' }, index) => {
    const width = Math.min(60, Math.max(8, Math.round(widthPx / letterPx)));
    const style = format === '' ? '' : ` style="${styles.styleOf(format)}"`;
    return `<col min="${index + 1}" max="${index + 1}" width="${width}"${style} customWidth="1"/>`;
  });
  return [
    declared,
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" `,
    'activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>`,
  ].join('');
}

/** The labels; above those of a group what it is called, once. */
function headXml(columns: readonly SheetColumn[], letters: readonly string[], headRows: number): string {
  const cell = (text: string, index: number, row: number) => {
    if (text === '') return `<c r="${letters[index]}${row}" s="${SheetStyles.header}"/>`;
    const isOwn = text === columns[index]?.label && columns[index].isRequired === true;
    return textXml(text, `${letters[index]}${row}`, isOwn ? SheetStyles.requiredHeader : SheetStyles.header);
  };
  const labels = columns.map(({ label }) => label);
  if (headRows === 1) return `<row r="1">${labels.map((text, index) => cell(text, index, 1)).join('')}</row>`;
  const above = columns.map(({ group, label }, index) => {
    if (group === '') return cell(label, index, 1);
    return cell(columns[index - 1]?.group === group ? '' : group, index, 1);
  });
  const below = columns.map(({ group, label }, index) => cell(group === '' ? '' : label, index, 2));
  return `<row r="1">${above.join('')}</row><row r="2">${below.join('')}</row>`;
}

/** @param spans first and last row of each record of several lines, one behind the other */
function* mergesXml(
  columns: readonly SheetColumn[],
  letters: readonly string[],
  headRows: number,
  spans: readonly number[],
): Generator<string> {
  const own = letters.filter((_, index) => columns[index]?.group === '');
  const ofHead =
    headRows === 1 ? [] : [...own.map((letter) => `${letter}1:${letter}2`), ...groupMerges(columns, letters)];
  if (ofHead.length === 0 && (spans.length === 0 || own.length === 0)) return;
  yield `<mergeCells>${ofHead.map(mergeXml).join('')}`;
  let text = '';
  for (let index = 0; index < spans.length; index += 2) {
    for (const letter of own) text += mergeXml(`${letter}${spans[index]}:${letter}${spans[index + 1]}`);
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
  }
  yield `${text}</mergeCells>`;
}

const mergeXml = (cells: string) => `<mergeCell ref="${cells}"/>`;

function groupMerges(columns: readonly SheetColumn[], letters: readonly string[]): string[] {
  const merges: string[] = [];
  for (let first = 0; first < columns.length; ) {
    const group = columns[first]?.group ?? '';
    let last = first;
    while (group !== '' && columns[last + 1]?.group === group) last += 1;
    if (last > first) merges.push(`${letters[first]}1:${letters[last]}1`);
    first = last + 1;
  }
  return merges;
}
