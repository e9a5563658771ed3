import { Button, Checkbox, Modal, Radio, Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { bindTable } from './bind-table.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { OpenTablesDialog } from './OpenTablesDialog.tsx';
import { AskAgain, TablePane } from './TablePane.tsx';

interface Props {
  /** The sub-table that is bound, and the table of the main form; null: the main form is bound. */
  readonly child: { readonly key: string; readonly label: string; readonly main: string } | null;
  onClose(): void;
}

/** Chooses a table of the database, of a sub-table by which foreign key, and which of its columns become fields. */
export function BindDialog({ child, onClose }: Props) {
  const text = useDesignerText();
  const { request } = useServices();
  const { run } = useDesigner();
  const [isOpening, setOpening] = useState(false);
  const [table, setTable] = useState<string | null>(null);
  const [wished, setRelation] = useState<string | null>(null);
  // By hand: fields that are left out, or taken in where they are not by themselves.
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const main = child?.main;
  const tables = useAnswer(
    useCallback(
      (signal: AbortSignal) => request('databaseTables', { query: { main }, quiet: true, signal }),
      [request, main],
    ),
  );
  const askColumns = useMemo(() => {
    if (table === null) return null;
    return async (signal: AbortSignal) =>
      (await request('databaseColumns', { query: { table, main }, quiet: true, signal })).list;
  }, [request, table, main]);
  const columns = useAnswer(askColumns);
  const { list, mayOpen } = tables.state.status === 'ready' ? tables.state.answer : { list: [], mayOpen: false };
  const relations = list.find((one) => one.table === table)?.relations ?? [];
  const relation = relations.find(({ tableField }) => tableField === wished) ?? relations[0];
  const all = columns.state.status === 'ready' ? columns.state.answer : [];
  // Which record a row is of is nobody's to fill in.
  const known = child ? all.filter(({ field }) => field !== relation?.tableField) : all;
  const isTaken = (column: DatabaseColumn) => column.readable && (turned.get(column.field) ?? isUsual(column));
  const chosen = known.filter(isTaken).map(({ field }) => field);
  const offered = known.filter(({ readable }) => readable);
  return (
    <Modal
      open
      title={child ? text('designer.tables.bindChildTitle', { label: child.label }) : text('designer.tables.bindTitle')}
      width={860}
      mask={{ closable: false }}
      onCancel={onClose}
      cancelText={text('designer.tables.cancel')}
      okText={text('designer.tables.bindOk', { count: chosen.length })}
      okButtonProps={{ disabled: table === null || columns.state.status !== 'ready' }}
      onOk={() => {
        if (table === null) return;
        const link = child && relation ? { child: { key: child.key, ...relation } } : {};
        if (run(bindTable, { table, columns: all, chosen, ...link })) onClose();
      }}
    >
      <div className="adit-design-bind-hint">
        <p>{child ? text('designer.tables.bindChildHint', { main: child.main }) : text('designer.tables.bindHint')}</p>
        {mayOpen && <Button onClick={() => setOpening(true)}>{text('designer.openTables.button')}</Button>}
      </div>
      {isOpening && (
        <OpenTablesDialog
          onClose={(saved) => {
            setOpening(false);
            if (saved) tables.again();
          }}
        />
      )}
      <div className="adit-design-bind">
        <TablePane
          asked={tables}
          chosen={table}
          onChoose={(name) => {
            setTable(name);
            setRelation(null);
            setTurned(new Map());
          }}
          empty={text(mayOpen ? 'designer.openTables.noneOpenYet' : 'designer.openTables.noneOpen')}
        />
        <div>
          {table === null && <p className="adit-design-tables-empty">{text('designer.tables.pick')}</p>}
          {table !== null && columns.state.status === 'loading' && <Skeleton active />}
          {table !== null && columns.state.status === 'failed' && (
            <AskAgain message={columns.state.message} onAgain={columns.again} />
          )}
          {table !== null && columns.state.status === 'ready' && (
            <>
              {child && relations.length > 0 && (
                <Radio.Group
                  aria-label={text('designer.tables.relation')}
                  value={relation?.tableField}
                  onChange={({ target }) => setRelation(String(target.value))}
                  options={relations.map(({ tableField, relationField }) => ({
                    value: tableField,
                    label: `${tableField} → ${child.main}.${relationField}`,
                  }))}
                />
              )}
              <Checkbox
                checked={chosen.length === offered.length}
                indeterminate={chosen.length > 0 && chosen.length < offered.length}
                onChange={({ target }) => setTurned(new Map(offered.map(({ field }) => [field, target.checked])))}
              >
                {text('designer.tables.all')}
              </Checkbox>
              <ul className="adit-design-bind-list" aria-label={text('designer.tables.columnsOf', { table })}>
                {known.map((column) => (
                  <ColumnChoice
                    key={column.field}
                    column={column}
                    chosen={chosen.includes(column.field)}
                    onChange={(on) => setTurned(new Map([...turned, [column.field, on]]))}
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

/** What a list in a column is a list of, nobody knows: such a column is taken in by hand. */
const isUsual = ({ dataType }: DatabaseColumn) => dataType !== 'jsonb';
