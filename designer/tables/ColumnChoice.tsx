import { Checkbox } from 'antd';
import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly column: DatabaseColumn;
  readonly chosen: boolean;
  onChange(on: boolean): void;
}

/** A column of a table of the database: whether it becomes a field, and what it is. */
export function ColumnChoice({ column, chosen, onChange }: Props) {
  const text = useDesignerText();
  const { field, fieldName, dataType, dataLength, decimals, primaryKey, allowNull, hasDefault, readable, reason } =
    column;
  const size = dataLength === null ? '' : `(${[dataLength, ...(decimals ? [decimals] : [])].join(',')})`;
  const marks = [
    ...(primaryKey ? [text('designer.tables.key')] : []),
    ...(!allowNull && !hasDefault ? [text('designer.tables.mustFill')] : []),
    ...(reason === null ? [] : [reason]),
  ];
  return (
    <li className="adit-design-bind-column">
      <Checkbox checked={chosen} disabled={!readable} onChange={({ target }) => onChange(target.checked)}>
        {fieldName || field} {fieldName && <code>{field}</code>}
      </Checkbox>
      <span className="adit-design-columns-sheet-quiet">
        {marks.join(' · ')}{' '}
        <code>
          {dataType}
          {size}
        </code>
      </span>
    </li>
  );
}
