import type { TableOutlook } from '../../engine/schema/calls/index.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { TableRows } from './table-rows.ts';

interface Props {
  readonly tables: readonly TableRows[];
  readonly chosen: string;
  /** How they will stand; empty while nobody knows. */
  readonly stands: readonly TableOutlook[];
  onChoose(key: string): void;
}

/** Rows are counted up to here. */
const countedMost = 100_000;

/** The main table and those of the sub-tables, with how much they hold. */
export function TableList({ tables, chosen, stands, onChoose }: Props) {
  const text = useDesignerText();
  const amount = (rows: number) => (rows < countedMost ? String(rows) : text('designer.tables.many', { rows }));
  return (
    <>
      <h2>{text('designer.tables.list')}</h2>
      <ul>
        {tables.map(({ key, label, columns }) => {
          const known = stands.find((one) => one.key === key);
          const count = columns.length;
          return (
            <li key={key}>
              <button
                type="button"
                className="adit-design-table-choice"
                aria-current={key === chosen || undefined}
                onClick={() => onChoose(key)}
              >
                <span>{key === '' ? text('designer.tables.main') : label}</span>
                <span>
                  {known && !known.isNew
                    ? text('designer.tables.counts', { columns: count, rows: amount(known.rows) })
                    : text('designer.tables.countsOnly', { columns: count })}
                </span>
                {known && <code>{known.isNew ? text('designer.tables.new') : known.name}</code>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
