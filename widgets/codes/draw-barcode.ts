import {
  code39,
  code93,
  code128,
  type DrawingContext,
  ean8,
  ean13,
  itf14,
  type RenderOptions,
  rationalizedCodabar,
  upca,
} from 'bwip-js/browser';
import { type BarcodeFormat, barcodeContent } from '../../engine/schema/codes/barcode-rules.ts';
import type { Bar, DrawnBars } from './drawn-code.ts';

type Draw = (options: RenderOptions, drawing: DrawingContext<Bar[]>) => Bar[];

/** One by one: the library as a whole is five times as large. */
const symbols: Readonly<Record<BarcodeFormat, Draw>> = {
  code128,
  code39,
  code93,
  ean13,
  ean8,
  upca,
  itf14,
  codabar: rationalizedCodabar,
};

/** @throws Error when the format cannot say the text, which `barcodeFault` has told before */
export function drawBarcode(format: BarcodeFormat, text: string): DrawnBars {
  // Scanners take no Code 93 without its two check characters, of which the text says nothing.
  const includecheck = format === 'code93';
  const options = { bcid: format, text: barcodeContent(format, text), scaleX: 1, scaleY: 1, includecheck };
  const bars = symbols[format](options, barsOnly());
  const left = bars[0]?.x ?? 0;
  const placed = bars.map(({ x, width }) => ({ x: x - left, width }));
  const last = placed.at(-1);
  return { bars: placed, modules: last ? last.x + last.width : 0 };
}

const nothing = () => {};

/** Takes the bars and leaves out frames and texts. A line is told by its middle, to the next whole module. */
function barsOnly(): DrawingContext<Bar[]> {
  const bars: Bar[] = [];
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: (x, _y, _toX, _toY, width) => void bars.push({ x: x - Math.ceil(width / 2), width }),
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => bars,
  };
}
