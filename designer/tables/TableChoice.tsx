import type { DatabaseTable } from '../../engine/schema/calls/index.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly table: Pick<DatabaseTable, 'table' | 'tableName' | 'columns' | 'rows' | 'reason'>;
  /** Said in the place of its counts. */
  readonly note: string | null;
  readonly chosen: boolean;
  onChoose(): void;
}

/** A table of the database, or why it cannot be chosen. */
export function TableChoice({ table: { table, tableName, columns, rows, reason }, note, chosen, onChoose }: Props) {
  const text = useDesignerText();
  const counts =
    rows === null ? text('designer.tables.countsOnly', { columns }) : text('designer.tables.about', { columns, rows });
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
      <span>{reason ?? note ?? counts}</span>
    </button>
  );
}
