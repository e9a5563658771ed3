import { barcodeFault, barcodeFormat, barcodeModules, formatNames } from '../codes/barcode-rules.ts';
import { type CodeLook, isCodeLook } from '../codes/code-looks.ts';
import { leastContrast, leastModuleMm, printedModuleMm } from '../codes/printed.ts';
import { qrBytes, qrLevel, qrModules, qrMostBytes, qrQuietModules } from '../codes/qr-size.ts';
import { propsOf } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { contrast } from '../helpers/contrast.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

type Props = Readonly<Record<string, unknown>>;

/** Bar codes and QR codes that could not be read where they are drawn, or that have nothing to say. */
export function checkCodes({ places, report }: Checking): void {
  for (const place of places) {
    const { descriptor, node } = place;
    const kind = descriptor?.checkedAs;
    if (!descriptor || !isCodeLook(kind)) continue;
    const props = propsOf(node, descriptor);
    const look = looks[kind];
    if (props.dataType === 'relation' && (props.relationField ?? '') === '')
      report.add('code.noField', at(place, 'relationField'), { label: labelOf(node) });
    checkColours(place, look.colours, props, report);
    // What a field or a record will say is known only where it is shown.
    const text = props.dataType === 'static' && typeof props.staticText === 'string' ? props.staticText : null;
    if (text === null || look.check(place, text, props, report))
      checkFineness(place, look.fineness(text, props), report);
  }
}

interface Look {
  readonly colours: readonly [dark: string, light: string];
  /** False where the text cannot be drawn, which has been reported then. */
  check(place: Place, text: string, props: Props, report: Report): boolean;
  /** Width of a module in px, and of the whole in modules, as far as it is known. */
  fineness(text: string | null, props: Props): readonly [modulePx: number, modules: number];
}

const looks: Readonly<Record<CodeLook, Look>> = {
  barcode: {
    colours: ['lineColor', 'background'],
    check(place, text, { format: stored }, report) {
      const format = barcodeFormat(stored);
      if (barcodeFault(format, text) === null) return true;
      report.add('code.barcode', at(place, 'staticText'), { text: shortText(text), format: formatNames[format] });
      return false;
    },
    fineness: (text, { width, format }) => [Number(width), text ? barcodeModules(barcodeFormat(format), text) : 1],
  },
  qrcode: {
    colours: ['colorDark', 'colorLight'],
    check(place, text, { correction }, report) {
      const [bytes, most] = [qrBytes(text), qrMostBytes(qrLevel(correction))];
      if (bytes <= most) return true;
      report.add('code.long', at(place, 'staticText'), { label: labelOf(place.node), bytes, most });
      return false;
    },
    fineness: (text, { width, correction }) => {
      const modules = (qrModules(text ?? '', qrLevel(correction)) ?? 0) + 2 * qrQuietModules;
      return [Number(width) / modules, modules];
    },
  },
};

const at = (place: Place, prop: string) => pointer(place.at, 'props', prop);

function checkColours(place: Place, [dark, light]: Look['colours'], props: Props, report: Report): void {
  const ratio = contrast(String(props[dark]), String(props[light]));
  if (ratio === undefined || ratio >= leastContrast) return;
  report.add('code.contrast', at(place, dark), { label: labelOf(place.node), ratio: ratio.toFixed(1) });
}

function checkFineness(place: Place, [modulePx, modules]: readonly [number, number], report: Report): void {
  const size = printedModuleMm(modulePx, modules);
  if (!(size < leastModuleMm)) return;
  report.add('code.fine', at(place, 'width'), { label: labelOf(place.node), size: size.toFixed(2) });
}
