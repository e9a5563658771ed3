import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Pagination, Select, Skeleton, Table, type TableColumnsType } from 'antd';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { limits } from '../../engine/schema/limits.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import type { Buttons } from './buttons.ts';
import { cellContent, cellText } from './cell-text.tsx';
import type { Density } from './ListPage.tsx';
import { ListState } from './ListState.tsx';
import type { ListColumn, Model, Row } from './model.ts';
import { RecordCards } from './RecordCards.tsx';
import { type Asked, firstAsked, type Records } from './use-records.ts';
import { useWidth } from './use-width.ts';

export type ShownColumn = ListColumn & { readonly pinned: boolean };

export interface RowActions {
  view(row: Row): void;
  edit(row: Row): void;
  remove(row: Row): void;
}

interface Props {
  readonly model: Model;
  readonly columns: readonly ShownColumn[];
  readonly records: Records;
  readonly asked: Asked;
  readonly buttons: Buttons;
  readonly density: Density;
  readonly chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
  readonly onAsked: Dispatch<SetStateAction<Asked>>;
  readonly onRow: RowActions;
  onAdd(): void;
  onClearSearch(): void;
  onReload(): void;
}

const usualWidthPx = 140;
const actionsWidthPx = 108;

/** Rows, summary and pages. Head, identity and actions stay put; only the rows scroll. */
export function RecordTable(props: Props) {
  const { model, columns, records, chosen, onChoose, onAsked, density } = props;
  const { translate } = useServices();
  const host = useRef<HTMLDivElement>(null);
  const { width, height } = useWidth(host);
  const late = useLate(records.status === 'loading' && records.first);
  const tableColumns = useTableColumns(props);
  const scrollX = columns.reduce((sum, { column }) => sum + (column.width ?? usualWidthPx), 0) + actionsWidthPx + 48;
  const narrow = width > 0 && width < limits.phoneBelowPx;
  const nothing = !records.first && records.rows.length === 0;

  const body = () => {
    if (records.first && records.status === 'failed') return <Failed {...props} />;
    if (records.first)
      return late ? <Skeleton active className="adit-list-loading" paragraph={{ rows: 10 }} title={false} /> : null;
    if (nothing && records.status === 'ready') return <Nothing {...props} />;
    if (narrow)
      return <RecordCards columns={columns} rows={records.rows} buttons={props.buttons} onRow={props.onRow} />;
    return (
      <Table<Row>
        className="adit-list-table"
        data-density={density}
        rowKey="id"
        size="small"
        columns={tableColumns}
        dataSource={[...records.rows]}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: scrollX, y: Math.max(160, height - 37 - (records.summary ? 37 : 0)) }}
        sortDirections={['descend', 'ascend']}
        rowSelection={{
          columnWidth: 40,
          fixed: true,
          selectedRowKeys: [...chosen],
          onChange: (keys) => onChoose(keys.map(String)),
          getCheckboxProps: (row) => ({
            'aria-label': translate('list.choose', { name: rowName(columns, row) }),
          }),
        }}
        onChange={(_pages, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const usual = firstAsked(model);
          const sidx = one?.order ? String(one.columnKey) : usual.sidx;
          const sort = one?.order ? (one.order === 'ascend' ? 'asc' : 'desc') : usual.sort;
          onAsked((known) => ({ ...known, sidx, sort, currentPage: 1 }));
        }}
        {...(records.summary ? { summary: () => <Summary {...props} /> } : {})}
      />
    );
  };
  return (
    <>
      <div className="adit-list-body" ref={host} aria-busy={records.status === 'loading'}>
        {body()}
      </div>
      {records.status === 'failed' && !records.first && (
        <div className="adit-list-stale" role="alert">
          {translate('list.failed')}：{records.message}
          <Button type="link" onClick={props.onReload}>
            {translate('list.again')}
          </Button>
        </div>
      )}
      {!nothing && !records.first && <Pages {...props} narrow={narrow} />}
    </>
  );
}

function rowName(columns: readonly ShownColumn[], row: Row): string {
  const [first] = columns;
  return first ? String(row[first.column.prop] ?? row.id) : row.id;
}

function useTableColumns({ columns, buttons, asked, onRow }: Props): TableColumnsType<Row> {
  const { translate, language } = useServices();
  return useMemo(() => {
    const words = { language, translate };
    const shown: TableColumnsType<Row> = columns.map((listed, index) => {
      const { column, field, label, pinned } = listed;
      const kind = field && valueKinds[field.kind];
      return {
        key: column.prop,
        dataIndex: column.prop,
        title: label,
        width: column.width ?? usualWidthPx,
        align: column.align ?? kind?.align ?? 'left',
        ellipsis: { showTitle: false },
        ...(pinned ? { fixed: 'left' as const } : column.fixed === 'right' ? { fixed: 'right' as const } : {}),
        ...(column.sortable ? { sorter: true, sortOrder: orderOf(asked, column.prop) } : {}),
        render: (_value, row) => {
          const content = cellContent(listed, row, words);
          const title = cellText(listed, row, words);
          // The first column is the identity: it leads to the record.
          return index === 0 && buttons.detail ? (
            <Button type="link" className="adit-list-link" title={title} onClick={() => onRow.view(row)}>
              {content}
            </Button>
          ) : (
            <span className="adit-list-cell" title={title}>
              {content}
            </span>
          );
        },
      };
    });
    if (!buttons.edit && !buttons.remove && !buttons.detail) return shown;
    shown.push({
      key: '$actions',
      title: translate('list.actions'),
      width: actionsWidthPx,
      fixed: 'right',
      render: (_value, row) => <RowButtons row={row} buttons={buttons} onRow={onRow} />,
    });
    return shown;
  }, [columns, buttons, asked, onRow, language, translate]);
}

function orderOf({ sidx, sort }: Asked, prop: string) {
  if (sidx !== prop) return null;
  return sort === 'asc' ? 'ascend' : 'descend';
}

/** One word and ⋯ for the rest. */
export function RowButtons({
  row,
  buttons,
  onRow,
}: {
  readonly row: Row;
  readonly buttons: Buttons;
  readonly onRow: RowActions;
}) {
  const { translate, language } = useServices();
  const all = (
    [
      ['edit', buttons.edit, onRow.edit],
      ['detail', buttons.detail, onRow.view],
      ['remove', buttons.remove, onRow.remove],
    ] as const
  ).filter(([, button]) => button);
  const [first, ...rest] = all;
  if (!first) return null;
  const word = ([key, button]: (typeof all)[number]) => localText(button?.label, language) || translate(`list.${key}`);
  return (
    <span className="adit-list-row-buttons">
      <Button type="link" className="adit-list-link" onClick={() => first[2](row)}>
        {word(first)}
      </Button>
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((one) => ({ key: one[0], label: word(one), danger: one[0] === 'remove' })),
            onClick: ({ key }) => rest.find(([name]) => name === key)?.[2](row),
          }}
        >
          <Button type="text" size="small" aria-label={translate('list.moreActions')} icon={<EllipsisOutlined />} />
        </Dropdown>
      )}
    </span>
  );
}

function Summary({ columns, records }: Props) {
  const { translate } = useServices();
  const { summary = {} } = records;
  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} />
        {columns.map(({ column, field }, index) => {
          const value = summary[column.prop];
          const precision = field?.props.precision;
          const text =
            value === undefined
              ? ''
              : formatNumber(value, { thousands: true, ...(typeof precision === 'number' ? { precision } : {}) });
          return (
            <Table.Summary.Cell
              key={column.prop}
              index={index + 1}
              align={index === 0 ? 'left' : (column.align ?? 'right')}
            >
              <strong>{index === 0 && text === '' ? translate('list.summary') : text}</strong>
            </Table.Summary.Cell>
          );
        })}
        <Table.Summary.Cell index={columns.length + 1} />
      </Table.Summary.Row>
    </Table.Summary>
  );
}

function Nothing({ asked, model, buttons, onAdd, onClearSearch }: Props) {
  const { translate, language } = useServices();
  if (Object.keys(asked.query).length > 0) {
    return (
      <ListState
        picture="search"
        title={translate('list.none')}
        text={translate('list.noneText')}
        actions={<Button onClick={onClearSearch}>{translate('list.clearConditions')}</Button>}
      />
    );
  }
  return (
    <ListState
      picture="empty"
      title={translate('list.empty', { name: model.name })}
      text={buttons.add ? translate('list.emptyText') : ''}
      actions={
        buttons.add && (
          <Button type="primary" onClick={onAdd}>
            {localText(buttons.add.label, language) || translate('list.add')}
          </Button>
        )
      }
    />
  );
}

function Failed({ records, onReload }: Props) {
  const { translate } = useServices();
  return (
    <ListState
      picture="broken"
      title={translate('list.failed')}
      text={records.message}
      actions={
        <Button type="primary" onClick={onReload}>
          {translate('list.again')}
        </Button>
      }
    />
  );
}

/** Total, sizes, previous, pager, next, jumper. Source: shell specification 9, pagination layout. */
function Pages({ asked, records, model, onAsked, narrow }: Props & { readonly narrow: boolean }) {
  const { translate } = useServices();
  const { total } = records;
  if (model.list.hasPage === false) return null;
  const from = Math.min(total, (asked.currentPage - 1) * asked.pageSize + 1);
  const to = Math.min(total, asked.currentPage * asked.pageSize);
  return (
    <div className="adit-list-pages">
      <span className="adit-list-total">{translate('list.total', { total, from, to })}</span>
      {!narrow && (
        <Select
          aria-label={translate('list.total', { total, from, to })}
          size="small"
          value={asked.pageSize}
          options={limits.pageSizes.map((value) => ({ value, label: `${value} / ${translate('list.page')}` }))}
          onChange={(pageSize) => onAsked((known) => ({ ...known, pageSize, currentPage: 1 }))}
        />
      )}
      <Pagination
        size="small"
        current={asked.currentPage}
        pageSize={asked.pageSize}
        total={total}
        showSizeChanger={false}
        showQuickJumper={!narrow}
        simple={narrow}
        onChange={(currentPage) => onAsked((known) => ({ ...known, currentPage }))}
      />
    </div>
  );
}

/** True once something has been going on for 300 ms: sooner than that, a skeleton only flickers. */
function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, [going]);
  return late;
}
