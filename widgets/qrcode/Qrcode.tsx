import { useContext, useMemo } from 'react';
import { OwnRecord } from '../../engine/contract/own-record.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { type QrLevel, qrBytes, qrLevel, qrMostBytes, qrQuietModules } from '../../engine/schema/codes/qr-size.ts';
import { recordCode, recordLink } from '../../engine/schema/codes/record-code.ts';
import { CodeFigure } from '../codes/CodeFigure.tsx';
import { CodeItem } from '../codes/CodeItem.tsx';
import { FaultyCode, WaitingCode } from '../codes/CodePlace.tsx';
import { modulesPath } from '../codes/drawn-code.ts';
import { safeColours } from '../codes/safe-colours.ts';
import { type CodeSource, useCodeText } from '../codes/use-code-text.ts';
import { createDrawer } from '../codes/use-drawer.ts';

export interface QrcodeProps extends ActionProps, CodeSource {
  readonly link?: boolean;
  readonly colorDark?: string;
  readonly colorLight?: string;
  readonly width?: number;
  readonly correction?: string;
}

const useSquares = createDrawer(() => import('../codes/draw-qr.ts').then((module) => module.drawQr));

/** Side in a line of a list or sub-table. Source: fields 3.5, B3. */
const cellPx = 32;
/** As much of a long text as is read aloud, and stands in the name of a file. */
const spokenLength = 60;

/** A text as a square code, which any camera reads; nothing where there is no text. */
export function Qrcode(props: QrcodeProps) {
  const { translate } = useServices();
  const own = useContext(OwnRecord);
  const isOfRecord = props.dataType === 'form';
  const said = useCodeText(props, props.row);
  const record = own?.id ? { modelId: own.modelId, type: own.type, id: own.id } : null;
  const ofRecord = record && (props.link === true ? recordLink(record, document.baseURI) : recordCode(record));
  const text = isOfRecord ? (ofRecord ?? '') : said;
  const level = qrLevel(props.correction);
  if (isOfRecord && !record)
    return (
      <CodeItem {...props}>
        <span className="adit-drawn-code-place adit-empty">{translate('widget.qrcode.unsaved')}</span>
      </CodeItem>
    );
  if (text === '') return null;
  const [bytes, most] = [qrBytes(text), qrMostBytes(level)];
  const name = isOfRecord
    ? translate('widget.qrcode.record')
    : translate('widget.qrcode.alt', { text: shortened(text) });
  return (
    <CodeItem {...props}>
      {bytes > most ? (
        <FaultyCode
          text={shortened(text)}
          why={translate('widget.qrcode.long', { bytes, most })}
          brief={props.row !== undefined}
        />
      ) : (
        <Squares {...props} text={text} level={level} name={name} />
      )}
    </CodeItem>
  );
}

const shortened = (text: string) => (text.length > spokenLength ? `${text.slice(0, spokenLength)}…` : text);

type SquaresProps = QrcodeProps & { readonly text: string; readonly level: QrLevel; readonly name: string };

function Squares({ row, text, level, name, width = 0, colorDark, colorLight }: SquaresProps) {
  const { draw, failed, again } = useSquares();
  const drawn = useMemo(() => draw?.(text, level), [draw, text, level]);
  const path = useMemo(() => (drawn ? modulesPath(drawn, qrQuietModules) : ''), [drawn]);
  const sidePx = row ? cellPx : width;
  if (!drawn) return <WaitingCode failed={failed} heightPx={sidePx} again={again} />;
  const modules = drawn.size + 2 * qrQuietModules;
  const picture = {
    ...{ width: sidePx, height: sidePx, modules, path, caption: '' },
    ...safeColours(colorDark, colorLight),
  };
  return <CodeFigure picture={picture} alt={name} shrinks="evenly" fileName={row ? undefined : name} />;
}
