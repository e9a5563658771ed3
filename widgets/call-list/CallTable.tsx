import { Button, Skeleton, Table, type TableColumnsType } from 'antd';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Density } from '../list-parts/density.ts';
import { useWidth } from '../list-parts/use-width.ts';
import { Pages } from '../model-list/Pages.tsx';
import { useDelayed } from '../shared/use-delayed.ts';
import { CallCards } from './CallCards.tsx';
import { CallCell } from './CallCell.tsx';
import { KeyPages } from './KeyPages.tsx';
import { type ListAction, pressedAction, type Row } from './list-parts.ts';
import { RowButtons } from './RowButtons.tsx';
import type { DrawnColumn } from './use-call-display.ts';
import type { Asked, CallRows } from './use-call-rows.ts';
import { useOpenRows } from './use-open-rows.ts';

export interface CallTableProps {
  readonly columns: readonly DrawnColumn[];
  readonly density: Density;
  readonly actions: readonly ListAction[];
  readonly answer: CallRows;
  readonly asked: Asked;
  readonly rowKey: string;
  readonly compact: boolean;
  readonly paged: boolean;
  /** Keys of the rows chosen for a batch; null where there is none to choose for. */
  readonly chosen: readonly string[] | null;
  /** What a row is called. */
  nameOf(row: Row): string;
  onChoose(keys: readonly string[]): void;
  onAsked(change: (known: Asked) => Asked): void;
  onAgain(): void;
  onRun(event: string, row: Row): void;
}

const actionsWidthPx = 116;
const chooseWidthPx = 40;
const indentPx = 20;
/** Narrower than this rows are cards, however few columns they have: on a phone a finger presses them. */
const cardsBelowPx = 420;

/** Rows and pages; only the rows scroll. */
export function CallTable(props: CallTableProps) {
  const { answer, asked, rowKey, compact, paged, chosen, nameOf, onChoose, onAsked, onAgain } = props;
  const { translate } = useServices();
  const host = useRef<HTMLDivElement>(null);
  const { width, height } = useWidth(host);
  const late = useDelayed(answer.first);
  const tableColumns = useTableColumns(props);
  const scrollX = tableColumns.reduce((sum, { width: own }) => sum + Number(own), chosen ? chooseWidthPx : 0);
  // Few columns have room in half a page as well.
  const isTight = width < cardsBelowPx || width < scrollX;
  const narrow = width > 0 && width < limits.phoneBelowPx - 40 && isTight;
  const { total } = answer;
  const tree = useOpenRows(answer.rows, rowKey, Object.keys(asked.query).length > 0);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
    const line = tree.lines.find(({ row }) => String(row[rowKey]) === key);
    const action = line && pressedAction(props.actions, line.row, event);
    if (!line || !action) return;
    event.preventDefault();
    props.onRun(action.event, line.row);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows' buttons, which have them in a menu too */}
      <div className="adit-list-body" ref={host} aria-busy={answer.status === 'loading'} onKeyDown={press}>
        {answer.first && late && (
          <Skeleton active className="adit-list-loading" paragraph={{ rows: 8 }} title={false} />
        )}
        {!answer.first && narrow && <CallCards {...props} tree={tree} />}
        {!answer.first && !narrow && (
          <Table<Row>
            className="adit-list-table"
            data-density={props.density}
            size="small"
            rowKey={(row) => String(row[rowKey])}
            columns={tableColumns}
            dataSource={[...answer.rows]}
            pagination={false}
            virtual={!compact && tree.isLong}
            expandable={{
              expandedRowKeys: [...tree.open],
              onExpand: (_open, row) => tree.toggle(row),
              indentSize: indentPx,
            }}
            {...(chosen
              ? {
                  rowSelection: {
                    columnWidth: chooseWidthPx,
                    // The table draws its head twice, once unseen, where nothing may take the focus: the bar above has it.
                    hideSelectAll: true,
                    selectedRowKeys: [...chosen],
                    onChange: (keys) => onChoose(keys.map(String)),
                    getCheckboxProps: (row) => ({
                      'aria-label': translate('widget.callList.choose', { name: nameOf(row) }),
                    }),
                  },
                }
              : {})}
            showSorterTooltip={false}
            scroll={compact ? { x: scrollX } : { x: scrollX, y: Math.max(120, height - 37) }}
            sortDirections={['descend', 'ascend']}
            onChange={(_pages, _filters, sorter) => {
              const one = Array.isArray(sorter) ? sorter[0] : sorter;
              const sidx = one?.order ? String(one.columnKey) : '';
              const sort = one?.order === 'ascend' ? 'asc' : 'desc';
              onAsked((known) => ({ ...known, sidx, sort, currentPage: 1 }));
            }}
          />
        )}
      </div>
      {answer.status === 'failed' && !answer.first && (
        <div className="adit-list-stale" role="alert">
          {translate('list.failed')}：{answer.message}
          <Button type="link" onClick={onAgain}>
            {translate('list.again')}
          </Button>
        </div>
      )}
      {paged && total !== undefined && total > 0 && answer.next !== undefined && (
        <KeyPages answer={answer} asked={asked} narrow={narrow} onAsked={onAsked} />
      )}
      {paged && total !== undefined && total > 0 && answer.next === undefined && (
        <Pages
          page={asked.currentPage}
          pageSize={asked.pageSize}
          total={total}
          narrow={narrow}
          onPage={(currentPage) => onAsked((known) => ({ ...known, currentPage }))}
          onPageSize={(pageSize) => onAsked((known) => ({ ...known, pageSize, currentPage: 1 }))}
        />
      )}
    </>
  );
}

function useTableColumns({ columns, actions, asked, nameOf, onRun }: CallTableProps): TableColumnsType<Row> {
  const { translate } = useServices();
  // The page that listens may be another one with each draw; the columns need not be.
  const run = useRef(onRun);
  run.current = onRun;
  const { sidx, sort } = asked;
  return useMemo(() => {
    const shown: TableColumnsType<Row> = columns.map((column) => ({
      key: column.prop,
      dataIndex: column.prop,
      title: column.label,
      width: column.width,
      ...(column.pinned ? { fixed: 'left' } : {}),
      ...(column.kind === 'number' ? { align: 'right', className: 'adit-call-number' } : {}),
      ellipsis: { showTitle: false },
      ...(column.sortable
        ? { sorter: true, sortOrder: sidx === column.prop ? (sort === 'asc' ? 'ascend' : 'descend') : null }
        : {}),
      render: (_value, row) => <CallCell column={column} row={row} onOpen={(event) => run.current(event, row)} />,
    }));
    if (actions.length > 0)
      shown.push({
        key: '$actions',
        title: translate('list.actions'),
        width: actionsWidthPx,
        fixed: 'right',
        render: (_value, row) => (
          <RowButtons actions={actions} row={row} name={nameOf(row)} onRun={(event, of) => run.current(event, of)} />
        ),
      });
    return shown;
  }, [columns, actions, sidx, sort, nameOf, translate]);
}
