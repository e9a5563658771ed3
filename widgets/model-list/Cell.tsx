import { Dash, StateWord } from '../shared/CellMarks.tsx';
import { CodeCell } from './CodeCell.tsx';
import { cellStatus } from './cell-text.ts';
import type { ListColumn, Row } from './model.ts';

interface Props {
  readonly listed: ListColumn;
  readonly row: Row;
  /** The value in words; '' when there is none. */
  readonly text: string;
}

/** A value with its mark: dot and word for a state, bars or squares for a code, a grey dash for nothing. */
export function Cell({ listed, row, text }: Props) {
  if (text === '') return <Dash />;
  const { look } = listed.column;
  if (look === 'barcode' || look === 'qrcode') return <CodeCell look={look} text={text} />;
  return <StateWord status={cellStatus(listed, row)}>{text}</StateWord>;
}
