import { useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { buttonsOf } from './buttons.ts';
import { ColumnDrawer } from './ColumnDrawer.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listColumns, type Model, type Row } from './model.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordViewer } from './RecordViewer.tsx';
import { SearchArea } from './SearchArea.tsx';
import { useColumns } from './use-columns.ts';
import { useRecords } from './use-records.ts';
import { useRemove } from './use-remove.ts';

export type Density = 'small' | 'middle' | 'large';

type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string; readonly from?: 'view' }
  | { readonly kind: 'view'; readonly id: string };

interface Props {
  readonly model: Model;
  readonly menuId: string;
}

/** The list of a model: search card, toolbar, rows, and what opens over them. */
export function ListPage({ model, menuId }: Props) {
  const { language, may } = useServices();
  const { asked, setAsked, records, reload } = useRecords(model, menuId);
  const columns = useMemo(() => listColumns(model, language), [model, language]);
  const { arranged, save } = useColumns(columns, menuId || model.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [density, setDensity] = useState<Density>('middle');
  const [drawer, setDrawer] = useState(false);
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const page = useRef<HTMLDivElement>(null);
  const buttons = useMemo(() => buttonsOf(model, may), [model, may]);
  const close = useCallback(() => setOpen({ kind: 'none' }), []);
  const changed = useCallback(() => {
    setChosen([]);
    reload();
  }, [reload]);
  const remove = useRemove(model, changed);

  const shown = useMemo(() => {
    const byProp = new Map(columns.map((one) => [one.column.prop, one]));
    const inOrder = arranged.flatMap(({ prop, visible, pinned }) => {
      const column = byProp.get(prop);
      return column && visible ? [{ ...column, pinned }] : [];
    });
    return [...inOrder.filter(({ pinned }) => pinned), ...inOrder.filter(({ pinned }) => !pinned)];
  }, [columns, arranged]);

  const onRow = useMemo(
    () => ({
      view: (row: Row) => setOpen({ kind: 'view', id: row.id }),
      edit: (row: Row) => setOpen({ kind: 'edit', id: row.id }),
      remove: (row: Row) => remove([row.id]),
    }),
    [remove],
  );
  const search = useCallback(
    (query: Readonly<Record<string, unknown>>) => {
      setChosen([]);
      setAsked((known) => ({ ...known, query, currentPage: 1 }));
    },
    [setAsked],
  );
  const fullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void page.current?.requestFullscreen?.();
  };

  return (
    <div className="adit-list" ref={page} data-drawer={drawer || undefined}>
      <div className="adit-list-main">
        <SearchArea model={model} query={asked.query} onSearch={search} />
        <section className="adit-list-card" aria-label={model.name}>
          <ListToolbar
            buttons={buttons}
            chosen={chosen.length}
            density={density}
            busy={records.status === 'loading'}
            drawerOpen={drawer}
            onAdd={() => setOpen({ kind: 'add' })}
            onRemove={() => remove(chosen)}
            onClear={() => setChosen([])}
            onReload={reload}
            onDensity={setDensity}
            onColumns={() => setDrawer((known) => !known)}
            onFullscreen={fullscreen}
          />
          <RecordTable
            model={model}
            columns={shown}
            records={records}
            asked={asked}
            buttons={buttons}
            density={density}
            chosen={chosen}
            onChoose={setChosen}
            onAsked={setAsked}
            onRow={onRow}
            onAdd={() => setOpen({ kind: 'add' })}
            onClearSearch={() => search({})}
            onReload={reload}
          />
        </section>
      </div>
      {drawer && <ColumnDrawer columns={columns} arranged={arranged} onSave={save} onClose={() => setDrawer(false)} />}
      {(open.kind === 'add' || open.kind === 'edit') && (
        <RecordDialog
          model={model}
          recordId={open.kind === 'edit' ? open.id : null}
          onClose={close}
          onSaved={changed}
        />
      )}
      {open.kind === 'view' && (
        <RecordViewer
          model={model}
          recordId={open.id}
          rows={records.rows}
          total={records.total}
          offset={(asked.currentPage - 1) * asked.pageSize}
          columns={columns}
          buttons={buttons}
          onStep={(id) => setOpen({ kind: 'view', id })}
          onEdit={(id) => setOpen({ kind: 'edit', id })}
          onRemove={async (id) => {
            if (await remove([id])) close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
