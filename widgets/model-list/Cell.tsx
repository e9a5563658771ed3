import { cellStatus, cellText, type Words } from './cell-text.ts';
import type { ListColumn, Row } from './model.ts';

interface Props {
  readonly listed: ListColumn;
  readonly row: Row;
  readonly words: Words;
}

/** A value with its mark: dot and word for a state, a grey dash for nothing. */
export function Cell({ listed, row, words }: Props) {
  const text = cellText(listed, row, words);
  if (text === '') return <span className="adit-list-dash">–</span>;
  const status = cellStatus(listed, row);
  if (!status) return text;
  return (
    <>
      <span className="adit-list-dot" data-status={status} />
      {text}
    </>
  );
}
