import { Suspense } from 'react';
import { CodeCell } from '../codes/CodeCell.tsx';
import { Dash, StateWord } from '../list-parts/CellMarks.tsx';
import { cellOf } from '../list-parts/cell-of.ts';
import { cellStatus } from './cell-text.ts';
import type { ListColumn, Row } from './model.ts';

interface Props {
  readonly listed: ListColumn;
  readonly row: Row;
  /** The value in words; '' when there is none. */
  readonly text: string;
}

/**
 * A value with its mark: dot and word for a state, a grey dash for nothing; as a code, where the design says so; as its widget
 * draws it, where it does.
 */
export function Cell({ listed, row, text }: Props) {
  if (text === '') return <Dash />;
  const { column, field, label } = listed;
  const { look } = column;
  if (look === 'barcode' || look === 'qrcode') return <CodeCell look={look} text={text} />;
  const Drawn = field && !field.table && cellOf(field.descriptor.key);
  if (!Drawn) return <StateWord status={cellStatus(listed, row)}>{text}</StateWord>;
  return (
    <Suspense fallback={text}>
      <Drawn value={row[column.prop]} text={text} label={label} />
    </Suspense>
  );
}
