import { formatCode } from './time-cell.ts';
import { xmlText } from './xml-text.ts';

/** Formats of a reader's own begin behind those that every reader knows. Source: ECMA-376 part 1, 18.8.30 */
const firstFormat = 164;

const fixed = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="center"/></xf>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="center"/></xf>',
  '<xf numFmtId="0" fontId="2" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>',
] as const;

/** How cells look, by the number that each of them names. Formats of numbers and times join as they are met. */
export class SheetStyles {
  static readonly header = 1;
  /** A text that is one whatever it begins with, also after somebody has edited it. */
  static readonly quoted = 2;
  /** Over cells that may not stay empty. */
  static readonly requiredHeader = 3;
  readonly #formats = new Map<string, number>();

  readonly #timeFormats = new Map<string, number>();

  /** @param format of dates, as ours are written */
  styleOfTime(format: string): number {
    const known = this.#timeFormats.get(format);
    if (known !== undefined) return known;
    const style = this.styleOf(formatCode(format));
    this.#timeFormats.set(format, style);
    return style;
  }

  /** @param format as spreadsheets write it; '' for the usual one */
  styleOf(format: string): number {
    if (format === '') return 0;
    const known = this.#formats.get(format);
    if (known !== undefined) return known;
    const style = fixed.length + this.#formats.size;
    this.#formats.set(format, style);
    return style;
  }

  xml(): string {
    const formats = [...this.#formats.keys()];
    const ids = formats.map((format, index) => ({ format, id: firstFormat + index }));
    const numFmts = ids.map(({ format, id }) => `<numFmt numFmtId="${id}" formatCode="${xmlText(format)}"/>`);
    const own = ids.map(
      ({ id }) =>
        `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="center"/></xf>`,
    );
    const font = (more: string, color = '') =>
      `<font>${more}<sz val="11"/>${color}<name val="Calibri"/><family val="2"/></font>`;
    const line = (side: string) => `<${side} style="thin"><color rgb="FFD9D9D9"/></${side}>`;
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : '',
      `<fonts count="3">${font('')}${font('<b/>')}${font('<b/>', '<color rgb="FFCF1322"/>')}</fonts>`,
      '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
      '<fill><patternFill patternType="solid"><fgColor rgb="FFF5F5F5"/><bgColor indexed="64"/></patternFill></fill></fills>',
      '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
      `<border>${['left', 'right', 'top', 'bottom'].map(line).join('')}<diagonal/></border></borders>`,
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${fixed.length + own.length}">${fixed.join('')}${own.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}
