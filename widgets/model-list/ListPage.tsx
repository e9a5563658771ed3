import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { listLook, treeFieldOf } from '../../engine/schema/lists/list-type.ts';
import { linkedRecord } from '../../engine/schema/routes/record-link.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { ColumnPlace, hasRoomBeside, loadColumnDrawer } from '../column-drawer/ColumnPlace.tsx';
import { ownDisplay } from '../column-drawer/kept-display.ts';
import { useListDisplay } from '../column-drawer/use-list-display.ts';
import { modelWays } from '../list-import/model-ways.ts';
import { useFillHeight } from '../list-parts/use-fill-height.ts';
import { useWidth } from '../list-parts/use-width.ts';
import type { ViewKept } from '../list-views/list-view.ts';
import { useListViews } from '../list-views/use-list-views.ts';
import { OffNotice } from '../shared/OffNotice.tsx';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { buttonsOf } from './buttons.ts';
import { cellText } from './cell-text.ts';
import { splitColumns } from './child-columns.ts';
import { exportedNow } from './exported-now.ts';
import { keywordPlaces } from './keyword.ts';
import { ListBottom } from './ListBottom.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { isSortable, listColumns, type Model, type Row } from './model.ts';
import type { Opened } from './OpenRecord.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SearchArea } from './SearchArea.tsx';
import { StateChips } from './StateChips.tsx';
import { useInline } from './use-inline.ts';
import { useKeptEntry } from './use-kept-entry.ts';
import { useKeptScroll } from './use-kept-list.ts';
import { useList } from './use-list.ts';
import type { Renewal } from './use-model.ts';
import { useOwnButtons } from './use-own-buttons.ts';
import { keepsBin, useRemove } from './use-remove.ts';
import type { Query } from './use-search.ts';

// Few lists have a tree beside them.
const SidePane = lazy(() => import('./SidePane.tsx').then((module) => ({ default: module.SidePane })));
// What stands over a list is fetched behind its first rows, and is there when it is asked for.
const loadOpenRecord = () => import('./OpenRecord.tsx').then((module) => ({ default: module.OpenRecord }));
const OpenRecord = lazy(loadOpenRecord);
const BulkEditDialog = lazy(() =>
  import('./BulkEditDialog.tsx').then((module) => ({ default: module.BulkEditDialog })),
);
const ExportDialog = lazy(() =>
  import('../list-export/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const ImportDialog = lazy(() =>
  import('../list-import/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const ListViewBar = lazy(() =>
  import('../list-views/ListViewBar.tsx').then((module) => ({ default: module.ListViewBar })),
);
const BinDialog = lazy(() => import('./BinDialog.tsx').then((module) => ({ default: module.BinDialog })));

interface Props {
  readonly model: Model;
  readonly menuId: string;
  readonly renewal: Renewal;
}

const itself = (element: HTMLElement) => element;

/** The list of a model: search card, toolbar, rows, and what opens over them. */
export function ListPage({ model, menuId, renewal }: Props) {
  const services = useServices();
  const { language, may, translate, timeZone } = services;
  const look = useMemo(() => listLook(model.list, model.catalogue), [model]);
  const list = useList(model, look.kind, menuId, renewal.renew);
  const { search, asked, records, shown: sections, reload, chosen, choose, clear } = list;
  const { first } = records;
  useEffect(() => {
    // One that is lost now is fetched again when it is needed.
    if (!first) void Promise.all([loadOpenRecord(), loadColumnDrawer()]).catch(() => undefined);
  }, [first]);
  const treeField = useMemo(() => treeFieldOf(model.list, model.catalogue), [model]);
  const places = useMemo(() => keywordPlaces(model, language), [model, language]);
  const byWord = places.names.length > 0;
  const columns = useMemo(() => listColumns(model, language), [model, language]);
  const page = useRef<HTMLDivElement>(null);
  const display = useListDisplay(columns, menuId || model.id, page);
  const { shown, density, isFull } = display;
  const drawn = useMemo(
    () =>
      look.kind === 'plain' || look.kind === 'grouped'
        ? splitColumns(model, shown, language)
        : { columns: shown, below: [] },
    [model, look, shown, language],
  );
  const [filter, setFilter] = useState(false);
  const [bin, setBin] = useState(false);
  const [bulk, setBulk] = useState<readonly Row[] | null>(null);
  const [isExporting, setExporting] = useState(false);
  const importing = useMemo(
    () => ({ modelId: model.id, ways: modelWays(services, model.id), fieldsOf: () => model.catalogue }),
    [model, services],
  );
  const [isImporting, setImporting] = useState(false);
  const views = useListViews(model.id, list.attempt);
  const [isKeeping, setKeeping] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(() => {
    const id = linkedRecord(window.location.search, model.id);
    return id === null ? null : { kind: 'view', id };
  });
  const keptAt = useKeptEntry(model.id, opened !== null);
  const card = useRef<HTMLElement>(null);
  const { width } = useWidth(page);
  useFillHeight(page);
  useKeptScroll(page, !first, list.scroll, list.keep);
  // A row that was worked on may be gone with the next answer.
  useLostFocus(card, itself, records.rows);
  const narrow = width > 0 && width < limits.phoneBelowPx;
  const beside = !narrow && hasRoomBeside(width);
  const buttons = useMemo(() => buttonsOf(model, may), [model, may]);

  const { keepOpen } = sections;
  const changed = useCallback(
    (below?: string) => {
      keepOpen(below);
      clear();
      reload();
    },
    [keepOpen, clear, reload],
  );
  const nameOf = useCallback(
    (id: string) => {
      const row = sections.rows.find((one) => one.id === id);
      const [identity] = columns;
      return row && identity ? cellText(identity, row, { language, translate, timeZone }) : '';
    },
    [sections.rows, columns, language, translate, timeZone],
  );
  const remove = useRemove(model, nameOf, changed);
  const own = useOwnButtons(model, menuId, nameOf);
  // Rows are memoised: what they are handed stays the same while its meaning does.
  const rowNow = useRef({ remove, own, nameOf });
  rowNow.current = { remove, own, nameOf };
  const onRow = useMemo(
    () => ({
      view: (row: Row) => setOpened({ kind: 'view', id: row.id }),
      edit: (row: Row) => setOpened({ kind: 'edit', id: row.id, from: 'list' }),
      addBelow: (row: Row) => setOpened({ kind: 'add', below: { id: row.id, name: rowNow.current.nameOf(row.id) } }),
      remove: (row: Row) => void rowNow.current.remove([row.id]),
      own: (row: Row, button: OwnButton) => void rowNow.current.own.start(button, { row }),
    }),
    [],
  );
  const writes = look.kind === 'inline' && buttons.edit !== undefined && !narrow;
  const openForm = useCallback(
    (id: string | null) => setOpened(id === null ? { kind: 'add' } : { kind: 'edit', id, from: 'list' }),
    [],
  );
  const { inline, guarded } = useInline(model, columns, { mayEdit: writes, onSaved: changed, onForm: openForm });
  const { hold } = renewal;
  const isBusy = opened !== null || bulk !== null || inline.editing !== null || isExporting || isImporting || bin;
  useEffect(() => hold(isBusy), [hold, isBusy]);
  const searchNow = guarded((query: Query) => {
    setFilter(false);
    list.onSearch(query);
  });
  const hasBin = keepsBin(model) && (buttons.remove ?? buttons.batchRemove) !== undefined;
  const openBin = hasBin ? () => setBin(true) : null;
  const putView = ({ columns: arranged, density: height, ...view }: ViewKept) => {
    list.onView(view);
    display.put({ columns: arranged, density: height });
  };
  const keepView = () => setKeeping(true);
  const exportNow = () => setExporting(true);
  const importNow = () => setImporting(true);
  const openSaved = useCallback(
    // What somebody has begun to fill in since stays.
    (id: string) => setOpened((now) => (now === null || now.kind === 'view' ? { kind: 'view', id } : now)),
    [],
  );
  const add = () => (writes ? inline.add() : setOpened({ kind: 'add' }));
  const pressOwn = guarded((button: OwnButton, ids: readonly string[]) => {
    void own.start(button, { ids }).then((isDone) => isDone && ids.length > 0 && clear());
  });
  const reloadNow = guarded(reload);
  const fold = (isFolded: boolean) => {
    // What stands below the rows of a tree table has not come yet.
    if (!isFolded && look.kind === 'tree' && !asked.whole) list.onWhole();
    else sections.fold(isFolded);
  };
  const chips = list.counts && <StateChips counts={list.counts} chosen={asked.state} onState={guarded(list.onState)} />;
  // On a phone all of it stands behind one button.
  const filters =
    search.count > 0 ||
    byWord ||
    shown.some(isSortable) ||
    buttons.own.list.length > 0 ||
    hasBin ||
    !!(buttons.download ?? buttons.upload);
  const treeTitle =
    localText(model.list.treeTitle, language) ||
    localText(treeField?.node.config.label, language) ||
    translate('list.tree.title');

  return (
    <div className="adit-list" ref={page} data-narrow={narrow || undefined} data-full={isFull || undefined}>
      {treeField && !narrow && (
        <Suspense fallback={<aside className="adit-list-card adit-side" data-waiting />}>
          <SidePane
            modelId={model.id}
            title={treeTitle}
            chosen={asked.treeNode}
            narrow={false}
            onChoose={guarded(list.onTreeNode)}
          />
        </Suspense>
      )}
      <div className="adit-list-main">
        <OffNotice count={model.off ?? 0} />
        {treeField && narrow && (
          <Suspense fallback={<div className="adit-side-opener" />}>
            <SidePane modelId={model.id} title={treeTitle} chosen={asked.treeNode} narrow onChoose={list.onTreeNode} />
          </Suspense>
        )}
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
          {(views.list.length > 0 || isKeeping) && (
            <Suspense fallback={null}>
              <ListViewBar
                views={views}
                kept={{ ...asked, ...display.kept }}
                usual={{ ...list.usual, ...ownDisplay }}
                display={display.now}
                isKeeping={isKeeping}
                onKeep={setKeeping}
                onPut={guarded(putView)}
                onDisplay={display.put}
              />
            </Suspense>
          )}
          {(!narrow || chosen.size > 0) && (
            <ListToolbar
              name={model.name}
              keptAt={writes ? undefined : keptAt}
              buttons={buttons}
              chips={narrow ? null : chips}
              chosen={chosen.size}
              tools={display.tools}
              busy={records.status === 'loading'}
              keyword={!narrow && byWord ? asked.keyword : null}
              places={places}
              onKeyword={guarded(list.onKeyword)}
              folded={look.kind === 'grouped' || look.kind === 'tree' ? sections.isFolded : null}
              onFold={fold}
              onAdd={add}
              running={own.running}
              onEditSome={() => setBulk(sections.rows.filter(({ id }) => chosen.has(id)))}
              onExport={exportNow}
              onImport={importNow}
              onRemove={() => remove([...chosen])}
              onOwn={(button) => pressOwn(button, [...chosen])}
              onClear={clear}
              onReload={reloadNow}
              onBin={openBin}
              onKeepView={keepView}
            />
          )}
          {narrow && chips}
          {narrow && filter && (
            <PhoneTools
              keyword={byWord ? asked.keyword : null}
              places={places}
              onKeyword={(keyword) => {
                setFilter(false);
                list.onKeyword(keyword);
              }}
              columns={shown}
              asked={asked}
              usual={model.list.defaultSidx ?? ''}
              own={buttons.own.list}
              onOrder={list.onOrder}
              onOwn={(button) => pressOwn(button, [])}
              onBin={openBin}
              onKeepView={keepView}
              onExport={buttons.download ? exportNow : null}
              onImport={buttons.upload ? importNow : null}
            />
          )}
          <RecordTable
            model={model}
            look={look}
            shown={sections}
            inline={writes ? inline : null}
            columns={drawn.columns}
            below={drawn.below}
            records={records}
            asked={asked}
            buttons={buttons}
            density={density}
            chosen={chosen}
            narrow={narrow}
            onChoose={choose}
            onSort={guarded(list.onSort)}
            onPage={guarded(list.onPage)}
            onPageSize={guarded(list.onPageSize)}
            onRow={onRow}
            onAdd={add}
            onClearSearch={list.clearSearch}
            onReload={reloadNow}
          />
        </section>
        {narrow && (
          <ListBottom
            filters={filters ? Object.keys(asked.query).length + (asked.keyword === '' ? 0 : 1) : null}
            filtering={filter}
            add={buttons.add}
            onFilter={() => setFilter(!filter)}
            onAdd={add}
          />
        )}
      </div>
      {display.drawerOpen && <ColumnPlace beside={beside} {...display.drawer} />}
      {opened && (
        <Suspense fallback={null}>
          <OpenRecord
            model={model}
            opened={opened}
            records={records}
            rows={sections.rows}
            offset={records.places || records.groups ? 0 : (records.page - 1) * asked.pageSize}
            columns={columns}
            buttons={buttons}
            running={own.running}
            onOwn={onRow.own}
            fallback={card}
            onOpen={setOpened}
            onRemove={remove}
            onChanged={changed}
            onOpenSaved={openSaved}
          />
        </Suspense>
      )}
      {bulk && (
        <Suspense fallback={null}>
          <BulkEditDialog
            model={model}
            rows={bulk}
            nameOf={nameOf}
            fallback={card}
            onClose={() => setBulk(null)}
            onChanged={changed}
          />
        </Suspense>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog
            exported={exportedNow(model, { columns, shown }, list, services)}
            fallback={card}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            importing={importing}
            fallback={card}
            onClose={() => setImporting(false)}
            onImported={changed}
          />
        </Suspense>
      )}
      {bin && (
        <Suspense fallback={null}>
          <BinDialog model={model} fallback={card} onClose={() => setBin(false)} onRestored={changed} />
        </Suspense>
      )}
    </div>
  );
}
