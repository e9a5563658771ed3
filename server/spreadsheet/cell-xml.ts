import { cutText } from './cut-text.ts';
import { isFormulaLike } from './formula-like.ts';
import { SheetStyles } from './sheet-styles.ts';
import type { SheetCell } from './table.ts';
import { serialOf } from './time-cell.ts';
import { cellText } from './xml-text.ts';

/** Always with its place: readers that people have take a cell without one for the end of the row. */
export function cellXml(cell: SheetCell, place: string, styles: SheetStyles): string {
  switch (cell.kind) {
    case 'text':
      return textXml(cell.text, place, isFormulaLike(cell.text) ? SheetStyles.quoted : 0);
    case 'number':
      return Number.isFinite(cell.value) ? valueXml(String(cell.value), place, styles.styleOf(cell.format)) : '';
    case 'boolean':
      return `<c r="${place}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'time': {
      const serial = serialOf(cell.clock);
      if (serial === undefined) return textXml(cell.text, place, 0);
      return valueXml(String(serial), place, styles.styleOfTime(cell.format));
    }
  }
}

export function textXml(text: string, place: string, style: number): string {
  if (text === '') return '';
  const s = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${place}"${s} t="inlineStr"><is><t xml:space="preserve">${cellText(cutText(text))}</t></is></c>`;
}

const valueXml = (value: string, place: string, style: number): string =>
  `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}><v>${value}</v></c>`;
