// Here: what can be drawn as a bar code or QR code, and what such a code says of a record.

import { limits } from '../limits.ts';

/** Kinds of bar codes, by the names that the dialect uses. Source: fields 3.5, B1. */
export const barcodeFormats = ['code128', 'code39', 'code93', 'ean13', 'ean8', 'upca', 'itf14', 'codabar'] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];

/** What is usual, and what an unknown format is drawn as. */
export const usualFormat: BarcodeFormat = 'code128';

export function barcodeFormat(stored: unknown): BarcodeFormat {
  return barcodeFormats.find((one) => one === stored) ?? usualFormat;
}

/** Names as they are printed on packages and in manuals, alike in every language. */
export const formatNames: Readonly<Record<BarcodeFormat, string>> = {
  code128: 'Code 128',
  code39: 'Code 39',
  code93: 'Code 93',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  itf14: 'ITF-14',
  codabar: 'Codabar',
};

/** Digits of the formats that have a fixed length, the check digit among them. */
const lengths: Partial<Record<BarcodeFormat, number>> = { ean13: 13, ean8: 8, upca: 12, itf14: 14 };

export type BarcodeFault =
  | { readonly code: 'letters' | 'upper' | 'codabar' | 'check' }
  | { readonly code: 'long'; readonly most: number }
  | { readonly code: 'digits'; readonly least: number; readonly most: number };

/** Why a text cannot be drawn; null where it can. An empty text is no fault: nothing is drawn for it. */
export function barcodeFault(format: BarcodeFormat, text: string): BarcodeFault | null {
  if (text === '') return null;
  if (!/^[0-9A-Za-z]+$/.test(text)) return { code: 'letters' };
  if (text.length > limits.barcodeLength) return { code: 'long', most: limits.barcodeLength };
  const length = lengths[format];
  if (length !== undefined) {
    if (!/^\d+$/.test(text) || (text.length !== length && text.length !== length - 1))
      return { code: 'digits', least: length - 1, most: length };
    return text.length === length && checkDigit(text.slice(0, -1)) !== text.at(-1) ? { code: 'check' } : null;
  }
  if ((format === 'code39' || format === 'code93') && /[a-z]/.test(text)) return { code: 'upper' };
  if (format === 'codabar' && !/^(?:\d+|[A-D]\d+[A-D])$/.test(text)) return { code: 'codabar' };
  return null;
}

/** The last digit of the formats of GS1: three times every second digit from the right, and all of them to a full ten. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((so, digit, index) => so + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** What the bars are to say: Codabar begins and ends with a letter that is no part of the number. */
export function barcodeContent(format: BarcodeFormat, text: string): string {
  return format === 'codabar' && /^\d/.test(text) ? `A${text}A` : text;
}

/** Width of a code in modules, the narrowest bar being one. Of Code 128 at most: digits in pairs may make it narrower. */
export function barcodeModules(format: BarcodeFormat, text: string): number {
  const { length } = barcodeContent(format, text);
  switch (format) {
    case 'code39':
      return (length + 2) * 16 - 1;
    case 'code93':
      return (length + 4) * 9 + 1;
    case 'ean13':
    case 'upca':
      return 95;
    case 'ean8':
      return 67;
    case 'itf14':
      return 135;
    case 'codabar':
      return (length - 2) * 12 + 27;
    default:
      return (/^(?:\d\d)+$/.test(text) ? length / 2 : length) * 11 + 35;
  }
}
