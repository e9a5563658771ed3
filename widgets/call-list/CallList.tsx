import '../model-list/model-list.css';
import './call-list.css';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ColumnPlace, hasRoomBeside } from '../column-drawer/ColumnPlace.tsx';
import { ListTools, ReloadTool } from '../list-parts/ListTools.tsx';
import { PhoneOrder } from '../list-parts/PhoneOrder.tsx';
import { ToolRow } from '../list-parts/ToolRow.tsx';
import { useWidth } from '../list-parts/use-width.ts';
import { isRecord, records, wordOf } from '../shared/records.ts';
import { storedCount, storedText } from '../shared/stored-text.ts';
import { CallSearch } from './CallSearch.tsx';
import { CallState, isWithoutRows } from './CallState.tsx';
import { CallTable } from './CallTable.tsx';
import { CallToolbar } from './CallToolbar.tsx';
import { actionsOf, askedBy, columnsOf, groupLines, type Row, rowName, searchNodes, treeOf } from './list-parts.ts';
import { useCallDisplay } from './use-call-display.ts';
import { type Asked, useCallRows } from './use-call-rows.ts';
import { useRefresh } from './use-refresh.ts';
import { useWorkedRow } from './use-worked-row.ts';

/** Few lists have groups at their side. */
const CallTree = lazy(() => import('./CallTree.tsx').then((module) => ({ default: module.CallTree })));

export interface CallListProps extends ActionProps {
  /** Name of an entry of the call table that answers a list. */
  readonly call?: string;
  /** Path parameters of the call, by name; more than it has does no harm. */
  readonly params?: unknown;
  /** Query parameters that every question has: entries `{ name, value }`. */
  readonly query?: unknown;
  readonly rowKey?: string;
  /** What the rows are called in sentences. */
  readonly name?: string;
  readonly columns?: unknown;
  readonly searches?: unknown;
  readonly toolbar?: unknown;
  readonly rowActions?: unknown;
  /** With some, rows can be chosen. */
  readonly batchActions?: unknown;
  /** Groups at the side: a call that answers `{ id, fullName, count, fixed, children }`, and the parameter that takes the chosen one. */
  readonly treeCall?: string;
  readonly treeQuery?: string;
  readonly treeName?: string;
  readonly treeAllLabel?: string;
  readonly treeToolbar?: unknown;
  readonly treeActions?: unknown;
  readonly pageSize?: number;
  /** Rows alone, as many as the first page has: a part of another page. */
  readonly compact?: boolean;
  /** Such a part has its own pages. */
  readonly pages?: boolean;
  /** Asks anew by itself while the page is looked at; 0: never. */
  readonly refreshSeconds?: number;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
}

/** Which part of what is found the list shows, in which order. */
const pageOf = ({ currentPage, pageSize, sidx, sort }: Asked) => ({
  ...{ currentPage, pageSize },
  ...(sidx === '' ? {} : { sidx, sort }),
});

const once: Asked = { query: {}, currentPage: 1, pageSize: limits.pageSize, sidx: '', sort: 'desc' };

/**
 * A list over any list call. Buttons run the node's actions of their events: those of rows with `{ row }`, of groups with
 * `{ group }`, of several rows with `{ ids, count, names }`, all with the chosen `{ tree }`; those of the list with the
 * `{ query }` and `{ page }` that were asked. `reload` with this node's id asks
 * anew.
 */
export function CallList(props: CallListProps) {
  const { id, node, label, call = '', params, rowKey = 'id', name, compact, pages, disabled, run } = props;
  const { translate } = useServices();
  const { treeCall, treeQuery, treeName, treeAllLabel, treeToolbar, treeActions } = props;
  const tree = useMemo(
    () => treeOf({ treeCall, treeQuery, treeName, treeAllLabel, treeToolbar, treeActions }),
    [treeCall, treeQuery, treeName, treeAllLabel, treeToolbar, treeActions],
  );
  const [group, setGroup] = useState<Row | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked>({ ...once, pageSize: storedCount(props.pageSize) ?? limits.pageSize });
  const groups = useCallRows(tree?.call ?? '', undefined, once, node.id);
  // A group that is gone is not asked for any longer.
  const lines = useMemo(() => groupLines(groups.answer.rows), [groups.answer.rows]);
  const groupId = lines.some((line) => line.group.id === group?.id) ? wordOf(group?.id) : '';
  const query = tree?.query ?? '';
  const always = JSON.stringify(
    Object.fromEntries(records(props.query).map(({ name: key, value }) => [wordOf(key), value])),
  );
  const fixed = useMemo(
    (): Row => ({ ...JSON.parse(always), ...(groupId ? { [query]: groupId } : {}) }),
    [always, query, groupId],
  );
  // The chosen group may have its place in the path as well.
  const inPath = tree ? { ...(isRecord(params) ? params : {}), ...fixed } : params;
  const { answer, load } = useCallRows(call, inPath, asked, node.id, fixed);
  const refresh = useCallback(() => void load({ isQuiet: true }), [load]);
  useRefresh(Number(props.refreshSeconds ?? 0), refresh);
  const columns = useMemo(() => columnsOf(props.columns), [props.columns]);
  const rowActions = useMemo(() => actionsOf(props.rowActions), [props.rowActions]);
  const toolbar = useMemo(() => actionsOf(props.toolbar), [props.toolbar]);
  const batch = useMemo(() => actionsOf(props.batchActions), [props.batchActions]);
  const searches = useMemo(() => searchNodes(props.searches), [props.searches]);
  const host = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const { drawn, drawer, ...display } = useCallDisplay(columns, { id: node.id, compact: compact === true }, host);
  const work = useWorkedRow(card, answer.rows, rowKey);
  const { width } = useWidth(host);
  const narrow = width > 0 && width < limits.phoneBelowPx;
  const title = storedText(name) ?? label;
  const isEmpty = isWithoutRows(call, answer);
  const isAsked = Object.keys(asked.query).length > 0 || groupId !== '';
  // By the first column of the design, in sight or not.
  const nameOf = useCallback((row: Row) => rowName(columns, row), [columns]);
  const picked = answer.rows.filter((row) => chosen.includes(String(row[rowKey])));
  const ask = (change: (known: Asked) => Asked) => {
    setChosen([]);
    setAsked(change);
  };
  const ordered = columns.filter(({ sortable }) => sortable);
  const isBusy = answer.status === 'loading' && !answer.first;
  const reload = () => void load();
  const search = (next: Row) => ask((known) => ({ ...known, query: askedBy(props.searches, next), currentPage: 1 }));
  const choose = (next: Row | null) => {
    setGroup(next);
    ask((known) => ({ ...known, currentPage: 1 }));
  };
  const start = (event: string, scope: Row = {}) =>
    void run(event, { tree: groupId ? group : {}, query: { ...fixed, ...asked.query }, page: pageOf(asked), ...scope });
  // A button of an empty or a failed list goes with the first rows.
  const startWhole = (event: string) => {
    work(null);
    start(event);
  };
  const clearConditions = () => {
    work(null);
    setGroup(null);
    search({});
  };
  const again = () => {
    work(null);
    void load();
  };
  const runBatch = async (event: string) => {
    work(picked[0] ?? null);
    const names = picked.map(nameOf).join(translate('list.separator'));
    const ids = picked.map((row) => row[rowKey]);
    if (await run(event, { ids, count: ids.length, names, tree: groupId ? group : {} })) setChosen([]);
  };
  // Where there is nothing to choose from and nothing to make, there is no choice.
  const isChoice = groups.answer.status !== 'ready' || lines.length > 0 || (tree?.toolbar.length ?? 0) > 0;
  const side = tree && isChoice && (
    <Suspense fallback={<div className={narrow ? 'adit-call-groups-line' : 'adit-call-groups'} />}>
      <CallTree
        parts={tree}
        answer={groups.answer}
        lines={lines}
        chosen={groupId}
        narrow={narrow}
        onChoose={choose}
        onRun={(event, one) => start(event, one ? { group: one } : {})}
        onAgain={() => void groups.load()}
      />
    </Suspense>
  );
  return (
    <div
      className="adit-list"
      data-compact={compact === true || undefined}
      data-full={display.isFull || undefined}
      id={id}
      ref={host}
    >
      {!narrow && side}
      <div className="adit-list-main">
        {narrow && side}
        {searches.length > 0 && <CallSearch nodes={searches} query={asked.query} id={id} onSearch={search} />}
        <section className="adit-list-card" aria-label={title || undefined} ref={card} tabIndex={-1}>
          {compact !== true && (
            <CallToolbar
              toolbar={toolbar}
              batch={batch}
              chosen={picked.length}
              disabled={disabled}
              onRun={startWhole}
              onBatch={(event) => void runBatch(event)}
              onAll={() => setChosen(answer.rows.map((row) => String(row[rowKey])))}
              onClear={() => setChosen([])}
            >
              {narrow ? (
                <ReloadTool busy={isBusy} onReload={reload} />
              ) : (
                <ToolRow>
                  <ListTools busy={isBusy} onReload={reload} {...display.tools} />
                </ToolRow>
              )}
            </CallToolbar>
          )}
          {narrow && compact !== true && ordered.length > 0 && !isEmpty && (
            <div className="adit-call-order">
              <PhoneOrder
                columns={ordered}
                sidx={asked.sidx}
                sort={asked.sort}
                usual=""
                onOrder={(sidx, sort) => ask((known) => ({ ...known, sidx, sort, currentPage: 1 }))}
              />
            </div>
          )}
          {isEmpty ? (
            <CallState
              call={call}
              title={title}
              answer={answer}
              isAsked={isAsked}
              toolbar={toolbar}
              disabled={disabled}
              emptyTitle={storedText(props.emptyTitle)}
              emptyText={storedText(props.emptyText)}
              onRun={startWhole}
              onAgain={again}
              onClear={clearConditions}
            />
          ) : (
            <CallTable
              columns={drawn}
              nameOf={nameOf}
              density={display.density}
              actions={rowActions}
              answer={answer}
              asked={asked}
              rowKey={rowKey}
              compact={compact === true}
              paged={compact !== true || pages === true}
              chosen={batch.length > 0 ? chosen : null}
              onChoose={setChosen}
              onAsked={ask}
              onAgain={again}
              onRun={(event, row) => {
                work(row);
                start(event, { row });
              }}
            />
          )}
        </section>
      </div>
      {display.drawerOpen && <ColumnPlace beside={!narrow && hasRoomBeside(width)} {...drawer} />}
    </div>
  );
}
