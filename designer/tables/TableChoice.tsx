import type { DatabaseTable } from '../../engine/schema/calls/index.ts';
import { useDesignerText } from '../use-designer-text.ts';

interface Props {
  readonly table: DatabaseTable;
  readonly chosen: boolean;
  onChoose(): void;
}

/** A table of the database, or why it cannot be bound. */
export function TableChoice({ table: { table, tableName, columns, rows, reason }, chosen, onChoose }: Props) {
  const text = useDesignerText();
  return (
    <button
      type="button"
      className="adit-design-table-choice"
      aria-pressed={chosen}
      disabled={reason !== null}
      onClick={onChoose}
    >
      <span>
        {tableName || table} {tableName && <code>{table}</code>}
      </span>
      <span>
        {reason ??
          (rows === null
            ? text('designer.tables.countsOnly', { columns })
            : text('designer.tables.about', { columns, rows }))}
      </span>
    </button>
  );
}
