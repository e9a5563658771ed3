import { Button, Tag } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TableOutlook } from '../../engine/schema/calls/index.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { BindDialog } from './BindDialog.tsx';
import { insertColumns, unbindTable } from './bind-table.ts';
import { SheetRow } from './SheetRow.tsx';
import type { TableRows } from './table-rows.ts';

interface Props {
  readonly table: TableRows;
  /** The main table: a sub-table is bound to one that leads there. */
  readonly main: TableRows;
  readonly stands: TableOutlook | undefined;
  /** JSON pointer to which somebody is led. */
  readonly place: string;
  onNode(key: string): void;
}

const heads = ['field', 'column', 'kind', 'length', 'decimals', 'required', 'unique', 'index', 'database'] as const;

/** The columns of one table, a row for each field. */
export function TableSheet({ table, main, stands, place, onNode }: Props) {
  const text = useDesignerText();
  const { run } = useDesigner();
  const [binding, setBinding] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const entry = /^\/tables\/\d+\/fields\/(\d+)/.exec(place)?.[1];
  useEffect(() => {
    if (entry !== undefined) body.current?.querySelector<HTMLElement>(`[data-entry="${entry}"] input`)?.focus();
  }, [entry]);
  const isMain = table.key === '';
  return (
    <div className="adit-design-tables-middle">
      <div className="adit-design-tables-head">
        <div>
          <strong>{isMain ? text('designer.tables.main') : table.label}</strong>
          <Tag color={table.bound ? 'processing' : 'default'}>
            {text(table.bound ? 'designer.tables.bound' : 'designer.tables.ownTable')}
          </Tag>
          <code>{table.bound ? String(table.said?.entry.table) : (stands?.name ?? '')}</code>
        </div>
        {table.free.length > 0 && (
          <Button
            size="small"
            onClick={() =>
              run(insertColumns, {
                columns: table.free.map(({ entry }) => String(entry.field)),
                child: table.node,
              })
            }
          >
            {text('designer.tables.addColumns', { count: table.free.length })}
          </Button>
        )}
        {table.bound && (
          <Button size="small" onClick={() => run(unbindTable, { child: table.node })}>
            {text('designer.tables.unbind')}
          </Button>
        )}
        {(isMain || main.bound) && (
          <Button size="small" onClick={() => setBinding(true)}>
            {text('designer.tables.bind')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="adit-design-columns-sheet-scroll" tabIndex={0} aria-label={text('designer.tables.sheet')}>
        {table.columns.length === 0 ? (
          <p className="adit-design-tables-empty">{text('designer.tables.empty')}</p>
        ) : (
          <table className="adit-design-columns-sheet">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className={headClass(head)}>
                    {text(`designer.tables.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} onKeyDown={stepRow}>
              {table.columns.map((column) => (
                <SheetRow
                  key={column.field.key}
                  row={column}
                  table={table}
                  stands={stands?.columns.find(({ field }) => field === column.field.name)}
                  onNode={onNode}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p className="adit-design-tables-hint">{text('designer.tables.keys')}</p>
      {binding && (
        <BindDialog
          child={
            table.node === null ? null : { key: table.node, label: table.label, main: String(main.said?.entry.table) }
          }
          onClose={() => setBinding(false)}
        />
      )}
    </div>
  );
}

function headClass(head: (typeof heads)[number]): string | undefined {
  if (head === 'length' || head === 'decimals') return 'adit-design-columns-sheet-number';
  return head === 'required' || head === 'unique' || head === 'index' ? 'adit-design-columns-sheet-tick' : undefined;
}

/** Arrows lead to the same cell of another row. */
function stepRow(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  const what = event.target.closest('[data-cell]')?.getAttribute('data-cell');
  if (!what) return;
  const cells = [...event.currentTarget.querySelectorAll(`[data-cell="${what}"]`)];
  const from = cells.findIndex((cell) => cell.contains(event.target as Node));
  for (let next = from + by; cells[next]; next += by) {
    const target = cells[next]?.querySelector<HTMLElement>('input:not(:disabled), button');
    if (!target) continue;
    event.preventDefault();
    target.focus();
    return;
  }
}
