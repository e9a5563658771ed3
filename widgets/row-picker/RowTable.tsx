import { Table } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { RecordRows, RowSource } from '../../engine/schema/fields/row-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import { useNarrow } from '../shared/use-media.ts';
import { cellText } from './chosen-rows.ts';
import { phonePx } from './phone-width.ts';
import type { Row } from './use-row-page.ts';

interface Props {
  readonly source: RowSource | RecordRows;
  readonly page: number;
  readonly list: readonly Row[];
  readonly total: number;
  readonly loading: boolean;
  readonly empty: string;
  readonly isSeveral: boolean;
  readonly chosenKeys: readonly string[];
  readonly heightPx: number;
  keyOf(row: Row): string;
  /** @param isAll of several at once: whether they are chosen now */
  onPress(rows: readonly Row[], isAll?: boolean): void;
  onConfirm(): void;
  onPage(page: number): void;
}

/** Rows to choose from, a page at a time. Rows that are not paged are drawn as far as they are seen. */
export function RowTable(props: Props) {
  const { source, page, list, total, isSeveral, keyOf, onPress } = props;
  const { translate } = useServices();
  const columns = source.columns.length > 0 ? source.columns : guessColumns(list);
  const isPaged = source.pageSize < limits.pageSizeMost;
  const isPhone = useNarrow(phonePx);
  // On a phone columns keep their width, and the table moves sideways; so do rows that are drawn as they are seen.
  const isWide = isPhone || !isPaged;
  const widthPx = isPhone ? 124 : 160;
  const number = {
    key: '#',
    title: translate('rowPicker.number'),
    width: 56,
    align: 'right' as const,
    render: (_: unknown, __: Row, index: number) => (page - 1) * source.pageSize + index + 1,
  };
  return (
    <>
      <Table<Row>
        className="adit-row-table"
        size="small"
        rowKey={keyOf}
        dataSource={[...list]}
        loading={props.loading}
        virtual={!isPaged}
        aria-label={translate('rowPicker.list')}
        locale={{ emptyText: props.empty }}
        columns={[
          ...(isPhone ? [] : [number]),
          ...columns.map(({ value, label }) => ({
            key: value,
            title: label,
            ellipsis: true,
            ...(isWide ? { width: widthPx } : {}),
            render: (_: unknown, row: Row) => cellText(row[value]),
          })),
        ]}
        scroll={{ y: props.heightPx, ...(isWide ? { x: 88 + columns.length * widthPx } : {}) }}
        rowSelection={{
          type: isSeveral ? 'checkbox' : 'radio',
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...props.chosenKeys],
          onSelect: (row) => onPress([row]),
          onSelectAll: (isAll, _, rows) => onPress(rows, isAll),
          getCheckboxProps: (row) => ({
            'aria-label': translate('rowPicker.row', {
              row: (page - 1) * source.pageSize + list.indexOf(row) + 1,
            }),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': translate('rowPicker.page') }),
        }}
        onRow={(row) => ({
          onClick: () => onPress([row]),
          onDoubleClick: () => {
            if (!isSeveral) props.onConfirm();
          },
        })}
        pagination={
          isPaged && total > source.pageSize
            ? {
                current: page,
                pageSize: source.pageSize,
                total: Math.min(total, limits.pickerSizeMost),
                showSizeChanger: false,
                showLessItems: true,
                size: 'small',
                onChange: props.onPage,
              }
            : false
        }
      />
      {list.length > 0 && total > limits.pickerSizeMost && (
        <p className="adit-row-cut">{translate('rowPicker.cut', { max: limits.pickerSizeMost })}</p>
      )}
    </>
  );
}

/** Where the design names no columns, the first outputs. */
function guessColumns(list: readonly Row[]): { value: string; label: string }[] {
  const names = Object.keys(list[0] ?? {}).filter((name) => name !== 'id');
  return names.slice(0, 8).map((name) => ({ value: name, label: name }));
}
