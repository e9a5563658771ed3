import { Checkbox, Modal, Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { AskAgain, TablePane } from './TablePane.tsx';

interface Props {
  /** @param saved whether something else is open now */
  onClose(saved: boolean): void;
}

/** Opens tables that were made elsewhere to the designers of one's tenant, column by column. */
export function OpenTablesDialog({ onClose }: Props) {
  const text = useDesignerText();
  const { request, toast } = useServices();
  const [table, setTable] = useState<string | null>(null);
  /** By table, what is open of it once this is saved; a table that is not in it stays as it is. */
  const [changed, setChanged] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const asked = useAnswer(
    useCallback((signal: AbortSignal) => request('openTables', { quiet: true, signal }), [request]),
  );
  const askColumns = useMemo(
    () =>
      table === null
        ? null
        : (signal: AbortSignal) => request('columnsToOpen', { query: { table }, quiet: true, signal }),
    [request, table],
  );
  const columns = useAnswer(askColumns);
  const known = asked.state.status === 'ready' ? asked.state.answer : { list: [], revision: 0 };
  const openOf = (name: string) => changed.get(name) ?? known.list.find((one) => one.table === name)?.open ?? [];
  const all = columns.state.status === 'ready' ? columns.state.answer.list : [];
  const open = new Set(table === null ? [] : openOf(table));
  const set = (names: readonly string[]) => table !== null && setChanged(new Map([...changed, [table, names]]));

  const save = async () => {
    setSaving(true);
    try {
      const tables = known.list
        .map((one) => ({ table: one.table, columns: openOf(one.table) }))
        .filter((one) => one.columns.length > 0);
      await request('saveOpenTables', { body: { tables, revision: known.revision }, quiet: true });
      toast('success', text('designer.openTables.saved'));
      onClose(true);
    } catch (error) {
      toast('error', error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };
  // What is open already can be closed, whatever stands against binding it.
  const list = known.list.map((one) => (one.open.length > 0 ? { ...one, reason: null } : one));
  return (
    <Modal
      open
      title={text('designer.openTables.title')}
      width={860}
      mask={{ closable: false }}
      onCancel={() => onClose(false)}
      cancelText={text('designer.tables.cancel')}
      okText={text('designer.openTables.save')}
      okButtonProps={{ disabled: changed.size === 0, loading: isSaving }}
      onOk={save}
    >
      <p>{text('designer.openTables.hint')}</p>
      <div className="adit-design-bind">
        <TablePane
          asked={asked.state.status === 'ready' ? { ...asked, state: { status: 'ready', answer: { list } } } : asked}
          chosen={table}
          onChoose={setTable}
          note={(name) => {
            const count = openOf(name).length;
            return count > 0 ? text('designer.openTables.count', { count }) : null;
          }}
          empty={text('designer.openTables.none')}
        />
        <div>
          {table === null && <p className="adit-design-tables-empty">{text('designer.openTables.pick')}</p>}
          {table !== null && columns.state.status === 'loading' && <Skeleton active />}
          {table !== null && columns.state.status === 'failed' && (
            <AskAgain message={columns.state.message} onAgain={columns.again} />
          )}
          {table !== null && columns.state.status === 'ready' && (
            <>
              <Checkbox
                checked={all.length > 0 && all.every(({ field }) => open.has(field))}
                indeterminate={open.size > 0 && !all.every(({ field }) => open.has(field))}
                onChange={({ target }) => set(target.checked ? all.map(({ field }) => field) : [])}
              >
                {text('designer.tables.all')}
              </Checkbox>
              <ul className="adit-design-bind-list" aria-label={text('designer.tables.columnsOf', { table })}>
                {all.map((column) => (
                  <ColumnChoice
                    key={column.field}
                    // Whether a field can live in it is asked where it is bound.
                    column={{ ...column, readable: true }}
                    chosen={open.has(column.field)}
                    onChange={(on) =>
                      set(on ? [...open, column.field] : [...open].filter((name) => name !== column.field))
                    }
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
