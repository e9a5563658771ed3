import { Alert, Button, Checkbox, Input, Modal, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useAsked } from '../../engine/render/use-asked.ts';
import type { DatabaseColumn, DatabaseTable } from '../../engine/schema/calls/index.ts';
import { ClearIcon } from '../../widgets/input/ClearIcon.tsx';
import { useDesigner } from '../designer-context.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { bindTable } from './bind-table.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

/** Chooses a table of the database, and which of its columns become fields. */
export function BindDialog({ onClose }: { onClose(): void }) {
  const text = useDesignerText();
  const { request } = useServices();
  const { run } = useDesigner();
  const [find, setFind] = useState('');
  const [table, setTable] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const tables = useAsked(
    useCallback(
      async (signal: AbortSignal) =>
        ((await request('databaseTables', { quiet: true, signal })) as { list: DatabaseTable[] }).list, // by the call's shape
      [request],
    ),
  );
  const askColumns = useCallback(
    async (signal: AbortSignal) => {
      const answer = await request('databaseColumns', { query: { table }, quiet: true, signal });
      return (answer as { list: DatabaseColumn[] }).list; // by the call's shape
    },
    [request, table],
  );
  const columns = useAsked(table === null ? null : askColumns);
  const known = columns.state.status === 'ready' ? columns.state.answer : [];
  const chosen = known.filter(({ field, readable }) => readable && !left.has(field)).map(({ field }) => field);
  const words = find.trim().toLowerCase();
  const list = tables.state.status === 'ready' ? tables.state.answer : [];
  const found = list.filter((one) => `${one.table} ${one.tableName}`.toLowerCase().includes(words));
  const again = (message: string, retry: () => void) => (
    <Alert
      type="error"
      title={text('designer.tables.failed', { message })}
      action={
        <Button size="small" onClick={retry}>
          {text('designer.tables.again')}
        </Button>
      }
    />
  );
  return (
    <Modal
      open
      title={text('designer.tables.bindTitle')}
      width={860}
      mask={{ closable: false }}
      onCancel={onClose}
      cancelText={text('designer.tables.cancel')}
      okText={text('designer.tables.bindOk', { count: chosen.length })}
      okButtonProps={{ disabled: table === null || columns.state.status !== 'ready' }}
      onOk={() => {
        if (table !== null && run(bindTable, { table, columns: known, chosen })) onClose();
      }}
    >
      <p>{text('designer.tables.bindHint')}</p>
      <div className="adit-design-bind">
        <div>
          <Input
            allowClear={{ clearIcon: <ClearIcon /> }}
            aria-label={text('designer.tables.search')}
            placeholder={text('designer.tables.search')}
            maxLength={63}
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          {tables.state.status === 'loading' && <Skeleton active />}
          {tables.state.status === 'failed' && again(tables.state.message, tables.again)}
          {tables.state.status === 'ready' && found.length === 0 && (
            <p className="adit-design-tables-empty">
              {words === ''
                ? text('designer.tables.noTables')
                : text('designer.tables.noMatch', { words: find.trim() })}
            </p>
          )}
          {found.length > 0 && (
            <ul className="adit-design-bind-list" aria-label={text('designer.tables.choices')}>
              {found.map((one) => (
                <li key={one.table}>
                  <TableButton
                    table={one}
                    chosen={one.table === table}
                    onChoose={() => {
                      setTable(one.table);
                      setLeft(new Set());
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          {table === null && <p className="adit-design-tables-empty">{text('designer.tables.pick')}</p>}
          {table !== null && columns.state.status === 'loading' && <Skeleton active />}
          {table !== null && columns.state.status === 'failed' && again(columns.state.message, columns.again)}
          {table !== null && columns.state.status === 'ready' && (
            <>
              <Checkbox
                checked={left.size === 0}
                indeterminate={left.size > 0 && chosen.length > 0}
                onChange={({ target }) => setLeft(new Set(target.checked ? [] : known.map(({ field }) => field)))}
              >
                {text('designer.tables.all')}
              </Checkbox>
              <ul className="adit-design-bind-list" aria-label={text('designer.tables.columnsOf', { table })}>
                {known.map((column) => (
                  <ColumnChoice
                    key={column.field}
                    column={column}
                    chosen={chosen.includes(column.field)}
                    onChange={(on) => {
                      const next = new Set(left);
                      if (on) next.delete(column.field);
                      else next.add(column.field);
                      setLeft(next);
                    }}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}

interface ButtonProps {
  readonly table: DatabaseTable;
  readonly chosen: boolean;
  onChoose(): void;
}

function TableButton({ table: { table, tableName, columns, rows, reason }, chosen, onChoose }: ButtonProps) {
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
