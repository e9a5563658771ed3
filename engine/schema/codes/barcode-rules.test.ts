import { describe, expect, it } from 'vitest';
import { drawBarcode } from '../../../widgets/codes/draw-barcode.ts';
import {
  type BarcodeFormat,
  barcodeContent,
  barcodeFault,
  barcodeFormats,
  barcodeModules,
  checkDigit,
} from './barcode-rules.ts';

describe('a text as a bar code', () => {
  it.each<[BarcodeFormat, string, string]>([
    ['code128', '设备18', 'letters'],
    ['code128', 'A-18', 'letters'],
    ['code128', ' ', 'letters'],
    ['code128', 'A'.repeat(81), 'long'],
    ['code39', 'abc', 'upper'],
    ['code93', 'aB1', 'upper'],
    ['ean13', '40063813339', 'digits'],
    ['ean13', '4006381333930', 'check'],
    ['ean8', '96385075', 'check'],
    ['upca', '01234567890X', 'digits'],
    ['itf14', '15400141288764', 'check'],
    ['codabar', 'A12', 'codabar'],
    ['codabar', 'E12E', 'codabar'],
  ])('%s refuses %s', (format, text, code) => {
    expect(barcodeFault(format, text)?.code).toBe(code);
  });

  const good: readonly [BarcodeFormat, string][] = [
    ['code128', '20220810'],
    ['code128', 'aB18'],
    ['code128', '12345'],
    ['code128', 'A'.repeat(80)],
    ['code39', 'GL2026'],
    ['code93', 'GL2026'],
    ['ean13', '4006381333931'],
    ['ean13', '400638133393'],
    ['ean8', '96385074'],
    ['ean8', '9638507'],
    ['upca', '036000291452'],
    ['itf14', '15400141288763'],
    ['codabar', '31117013206375'],
    ['codabar', 'B123D'],
  ];

  it.each(good)('%s takes %s, is drawn and no wider than said', (format, text) => {
    expect(barcodeFault(format, text)).toBeNull();
    const { modules } = drawBarcode(format, text);
    const most = barcodeModules(format, text);
    if (format === 'code128') expect(modules).toBeLessThanOrEqual(most);
    else expect(modules).toBe(most);
  });

  it('has an example for every format', () => {
    expect(new Set(good.map(([format]) => format))).toEqual(new Set(barcodeFormats));
  });

  it('has the check digit of GS1', () => {
    expect(['400638133393', '9638507', '03600029145', '1540014128876'].map(checkDigit)).toEqual(['1', '4', '2', '3']);
  });

  it('begins and ends as Codabar has to', () => {
    expect(['123', 'B123D'].map((text) => barcodeContent('codabar', text))).toEqual(['A123A', 'B123D']);
  });
});

/** Widths of bars and spaces of Code 128, set C, for the numbers 0 to 9 and what begins and ends. Source: ISO/IEC 15417. */
const setC = ['212222', '222122', '222221', '121223', '121322', '131222', '122213', '122312', '132212', '221213'];
const [startC, stop] = ['211232', '2331112'];

it('draws what the text says: the bars of Code 128 are read back', () => {
  const { bars, modules } = drawBarcode('code128', '00010203040506070809');
  const widths = bars
    .flatMap(({ x, width }, index) => [width, (bars[index + 1]?.x ?? modules) - x - width])
    .slice(0, -1);
  const symbols = widths.join('').slice(0, -stop.length).match(/.{6}/g) ?? [];
  expect(symbols[0]).toBe(startC);
  expect(symbols.slice(1, -1)).toEqual(setC);
  expect(widths.join('').endsWith(stop)).toBe(true);
});
