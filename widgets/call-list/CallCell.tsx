import { Button } from 'antd';
import { type Moments, useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { Dash, StateWord } from '../list-parts/CellMarks.tsx';
import type { CallColumn, Row } from './list-parts.ts';

interface Props {
  readonly column: CallColumn;
  readonly row: Row;
  onOpen(event: string): void;
}

/** A cell by the kind of its column; what is empty is a grey dash. */
export function CallCell({ column, row, onOpen }: Props) {
  const moments = useMoments();
  const value = row[column.prop];
  if (column.kind === 'status') {
    const option = column.options.find((one) => String(one.value) === String(value));
    if (option)
      return (
        <span title={option.label}>
          <StateWord status={option.status}>{option.label}</StateWord>
        </span>
      );
  }
  const text = cellText(column, value, moments);
  if (!text) return <Dash />;
  if (column.event) {
    const { event } = column;
    return (
      <Button type="link" className="adit-call-link" title={text} onClick={() => onOpen(event)}>
        {text}
      </Button>
    );
  }
  return (
    <span title={isMoment(column, value) ? moments.title(String(value)) : text}>
      {column.kind === 'code' ? <code className="adit-list-code">{text}</code> : text}
    </span>
  );
}

/** Whether more is known of a time than its day; a column may show the day alone. */
const isMoment = ({ kind }: CallColumn, value: unknown) =>
  kind === 'datetime' || (kind === 'date' && String(value).length > dateFormats.day.length);

function cellText({ kind }: CallColumn, value: unknown, moments: Moments): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date') return moments.text(String(value), dateFormats.day);
  if (kind === 'datetime') return moments.text(String(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
