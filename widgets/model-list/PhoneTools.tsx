import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import { KeywordBox } from './KeywordBox.tsx';
import type { KeywordPlaces } from './keyword.ts';
import { ListMenu } from './ListMenu.tsx';
import { isSortable, type ListColumn } from './model.ts';
import type { Asked } from './use-records.ts';

interface Props {
  readonly columns: readonly ListColumn[];
  readonly asked: Asked;
  readonly own: readonly OwnButton[];
  /** The word that is looked for; null: the list shows nothing that one could find. */
  readonly keyword: string | null;
  readonly places: KeywordPlaces;
  onKeyword(keyword: string): void;
  /** What the list is ordered by of itself; '' where it says nothing. */
  readonly usual: string;
  /** '' is the list's own order. */
  onOrder(prop: string, sort: Asked['sort']): void;
  onOwn(button: OwnButton): void;
  /** Null: the list has no bin. */
  readonly onBin: (() => void) | null;
  /** The list as it is now is to be kept under a name. */
  onKeepView(): void;
  /** Null: the list cannot be exported. */
  readonly onExport: (() => void) | null;
  /** Null: nothing can be imported. */
  readonly onImport: (() => void) | null;
}

/** Cards have no heads to press: what they are ordered by, and which way; the design's own buttons beside it. */
export function PhoneTools(props: Props) {
  const { columns, asked, usual, own, keyword, places, onKeyword, onOrder, onOwn, onBin, onKeepView, onExport } = props;
  const { translate } = useServices();
  const id = useId();
  const sortable = columns.filter(isSortable);
  const isListed = (prop: string) => sortable.some(({ column }) => column.prop === prop);
  const by = isListed(asked.sidx) ? asked.sidx : '';
  const other = asked.sort === 'desc' ? 'asc' : 'desc';
  return (
    <div className="adit-list-phone-tools">
      {keyword !== null && <KeywordBox asked={keyword} places={places} onKeyword={onKeyword} />}
      {sortable.length > 0 && (
        <>
          <label htmlFor={id}>{translate('list.order')}</label>
          <Select
            id={id}
            value={by}
            options={[
              ...(isListed(usual) ? [] : [{ value: '', label: translate('list.order.usual') }]),
              ...sortable.map(({ column, label }) => ({ value: column.prop, label })),
            ]}
            onChange={(prop) => onOrder(prop, 'desc')}
          />
          <Button
            disabled={by === ''}
            aria-label={translate(`list.order.${asked.sort}`)}
            icon={asked.sort === 'desc' ? <ArrowDownOutlined /> : <ArrowUpOutlined />}
            onClick={() => onOrder(by, other)}
          />
        </>
      )}
      <ListMenu
        own={own}
        onBin={onBin}
        onOwn={onOwn}
        onKeepView={onKeepView}
        onExport={onExport}
        onImport={props.onImport}
      />
    </div>
  );
}
