import { Drawer } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { inBody } from '../shared/in-body.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { buttonsOf } from './buttons.ts';
import { ColumnDrawer } from './ColumnDrawer.tsx';
import { cellText } from './cell-text.ts';
import type { Density } from './density.ts';
import { ListBottom } from './ListBottom.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listColumns, type Model, type Row } from './model.ts';
import { type Opened, OpenRecord } from './OpenRecord.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SearchArea } from './SearchArea.tsx';
import { useColumns } from './use-columns.ts';
import { useFill } from './use-fill.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useList } from './use-list.ts';
import { useRemove } from './use-remove.ts';
import type { Query } from './use-search.ts';
import { useWidth } from './use-width.ts';

interface Props {
  readonly model: Model;
  readonly menuId: string;
}

/** Narrower than this, list and drawer have no room side by side. */
const besideFromPx = 860;

const itself = (element: HTMLElement) => element;

/** The list of a model: search card, toolbar, rows, and what opens over them. */
export function ListPage({ model, menuId }: Props) {
  const services = useServices();
  const { language, may, translate } = services;
  const { search, asked, records, reload, chosen, choose, clear, onSearch, clearSearch, onSort, onPage, onPageSize } =
    useList(model, menuId);
  const columns = useMemo(() => listColumns(model, language), [model, language]);
  const { arranged, shown, setPreview, save } = useColumns(columns, menuId || model.id);
  const [density, setDensity] = useState<Density>('middle');
  const [drawer, setDrawer] = useState(false);
  const [filter, setFilter] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const { width } = useWidth(page);
  const { isFull, toggle: toggleFull } = useFullscreen();
  useFill(page);
  // A row that was worked on may be gone with the next answer.
  useLostFocus(card, itself, records.rows);
  const narrow = width > 0 && width < limits.phoneBelowPx;
  const beside = !narrow && width >= besideFromPx;
  const buttons = useMemo(() => buttonsOf(model, may), [model, may]);

  const changed = useCallback(() => {
    clear();
    reload();
  }, [clear, reload]);
  const nameOf = useCallback(
    (id: string) => {
      const row = records.rows.find((one) => one.id === id);
      const [identity] = columns;
      return row && identity ? cellText(identity, row, { language, translate }) : '';
    },
    [records.rows, columns, language, translate],
  );
  const remove = useRemove(model, nameOf, changed);
  // Rows are memoised: what they are handed stays the same while its meaning does.
  const removeNow = useRef(remove);
  removeNow.current = remove;
  const onRow = useMemo(
    () => ({
      view: (row: Row) => setOpened({ kind: 'view', id: row.id }),
      edit: (row: Row) => setOpened({ kind: 'edit', id: row.id, from: 'list' }),
      remove: (row: Row) => void removeNow.current([row.id]),
    }),
    [],
  );
  const searchNow = (query: Query) => {
    setFilter(false);
    onSearch(query);
  };
  const closeDrawer = () => {
    setDrawer(false);
    setPreview(null);
    page.current?.querySelector<HTMLElement>('.adit-list-settings')?.focus();
  };
  const add = () => setOpened({ kind: 'add' });
  const columnDrawer = (
    <ColumnDrawer columns={columns} arranged={arranged} onPreview={setPreview} onSave={save} onClose={closeDrawer} />
  );

  return (
    <div className="adit-list" ref={page} data-narrow={narrow || undefined} data-full={isFull || undefined}>
      <div className="adit-list-main">
        {search.count > 0 && (!narrow || filter) && (
          <SearchArea model={model} search={search} whole={narrow} onSearch={searchNow} />
        )}
        <section
          className="adit-list-card"
          aria-label={model.name}
          ref={card}
          tabIndex={-1}
          onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && clear()}
        >
          {(!narrow || chosen.size > 0) && (
            <ListToolbar
              buttons={buttons}
              chosen={chosen.size}
              density={density}
              busy={records.status === 'loading'}
              drawerOpen={drawer}
              isFull={isFull}
              onAdd={add}
              onRemove={() => remove([...chosen])}
              onClear={clear}
              onReload={reload}
              onDensity={setDensity}
              onColumns={() => (drawer ? closeDrawer() : setDrawer(true))}
              onFullscreen={toggleFull}
            />
          )}
          <RecordTable
            model={model}
            columns={shown}
            records={records}
            asked={asked}
            buttons={buttons}
            density={density}
            chosen={chosen}
            narrow={narrow}
            onChoose={choose}
            onSort={onSort}
            onPage={onPage}
            onPageSize={onPageSize}
            onRow={onRow}
            onAdd={add}
            onClearSearch={clearSearch}
            onReload={reload}
          />
        </section>
        {narrow && (
          <ListBottom
            filters={search.count > 0 ? Object.keys(asked.query).length : null}
            filtering={filter}
            add={buttons.add}
            onFilter={() => setFilter(!filter)}
            onAdd={add}
          />
        )}
      </div>
      {drawer && beside && columnDrawer}
      {drawer && !beside && (
        <Drawer
          open
          getContainer={inBody}
          className="adit-columns-over"
          size={Math.min(limits.columnDrawerWidthPx, window.innerWidth)}
          closable={false}
          title={null}
          aria-label={translate('list.columns')}
          onClose={closeDrawer}
        >
          {columnDrawer}
        </Drawer>
      )}
      {opened && (
        <OpenRecord
          model={model}
          opened={opened}
          records={records}
          offset={(records.page - 1) * asked.pageSize}
          columns={columns}
          buttons={buttons}
          fallback={card}
          onOpen={setOpened}
          onRemove={remove}
          onChanged={changed}
        />
      )}
    </div>
  );
}
