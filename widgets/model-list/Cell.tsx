import { Dash, StateWord } from '../shared/CellMarks.tsx';
import { cellStatus } from './cell-text.ts';
import type { ListColumn, Row } from './model.ts';

interface Props {
  readonly listed: ListColumn;
  readonly row: Row;
  /** The value in words; '' when there is none. */
  readonly text: string;
}

/** A value with its mark: dot and word for a state, a grey dash for nothing. */
export function Cell({ listed, row, text }: Props) {
  if (text === '') return <Dash />;
  return <StateWord status={cellStatus(listed, row)}>{text}</StateWord>;
}
