import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import {
  type BarcodeFormat,
  barcodeFault,
  barcodeFormat,
  formatNames,
} from '../../engine/schema/codes/barcode-rules.ts';
import { CodeFigure } from '../codes/CodeFigure.tsx';
import { CodeItem } from '../codes/CodeItem.tsx';
import { FaultyCode, WaitingCode } from '../codes/CodePlace.tsx';
import { barsPath, type DrawnBars } from '../codes/drawn-code.ts';
import { safeColours } from '../codes/safe-colours.ts';
import { type CodeSource, useCodeText } from '../codes/use-code-text.ts';
import { createDrawer } from '../codes/use-drawer.ts';

export interface BarcodeProps extends ActionProps, CodeSource {
  readonly format?: string;
  readonly lineColor?: string;
  readonly background?: string;
  readonly width?: number;
  readonly height?: number;
  readonly margin?: number;
  readonly displayValue?: boolean;
}

const useBars = createDrawer(() => import('../codes/draw-barcode.ts').then((module) => module.drawBarcode));

/** In a line of a list or sub-table. Source: fields 3.5, B3. */
const inCell = { modulePx: 1, heightPx: 24, marginPx: 4 };

/** A text as bars, which a scanner reads; nothing where there is no text. */
export function Barcode(props: BarcodeProps) {
  const { translate } = useServices();
  const text = useCodeText(props, props.row);
  const format = barcodeFormat(props.format);
  if (text === '') return null;
  const fault = barcodeFault(format, text);
  return (
    <CodeItem {...props}>
      {fault ? (
        <FaultyCode
          text={text}
          why={translate(`widget.barcode.${fault.code}`, { ...fault, format: formatNames[format] })}
          brief={props.row !== undefined}
        />
      ) : (
        <Bars {...props} format={format} text={text} />
      )}
    </CodeItem>
  );
}

function Bars({
  row,
  text,
  format,
  ...look
}: BarcodeProps & { readonly text: string; readonly format: BarcodeFormat }) {
  const { translate } = useServices();
  const { draw, failed, again } = useBars();
  const sizes = row ? inCell : { modulePx: look.width ?? 1, heightPx: look.height ?? 0, marginPx: look.margin ?? 0 };
  const { modulePx, heightPx, marginPx } = sizes;
  const drawn: DrawnBars | undefined = useMemo(() => draw?.(format, text), [draw, format, text]);
  const path = useMemo(
    () => (drawn ? barsPath(drawn, { modulePx, heightPx, marginPx }) : ''),
    [drawn, modulePx, heightPx, marginPx],
  );
  const height = heightPx + 2 * marginPx;
  if (!drawn) return <WaitingCode failed={failed} heightPx={height} again={again} />;
  const picture = {
    width: drawn.modules * modulePx + 2 * marginPx,
    height,
    path,
    caption: look.displayValue === true && !row ? text : '',
    ...safeColours(look.lineColor, look.background),
  };
  return (
    <CodeFigure
      picture={picture}
      alt={translate('widget.barcode.alt', { text })}
      shrinks="across"
      fileName={row ? undefined : text}
    />
  );
}
