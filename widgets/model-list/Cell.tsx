import { Dash, StateWord } from '../shared/CellMarks.tsx';
import { CodeCell } from './CodeCell.tsx';
import { cellStatus } from './cell-text.ts';
import type { ListColumn, Row } from './model.ts';
import { PicturesCell } from './PicturesCell.tsx';

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
  const { field, column, label } = listed;
  // Of a column of a sub-table there would be a list of lists.
  if (field?.descriptor.pictures && field.table === null)
    return <PicturesCell value={row[column.prop]} label={label} text={text} />;
  return <StateWord status={cellStatus(listed, row)}>{text}</StateWord>;
}
