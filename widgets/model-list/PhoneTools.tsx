import { ArrowDownOutlined, ArrowUpOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Select } from 'antd';
import { useId, useRef } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { spendKey } from '../shared/spend-key.ts';
import { KeywordBox } from './KeywordBox.tsx';
import type { KeywordPlaces } from './keyword.ts';
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
}

/** Cards have no heads to press: what they are ordered by, and which way; the design's own buttons beside it. */
export function PhoneTools({ columns, asked, usual, own, keyword, places, onKeyword, onOrder, onOwn }: Props) {
  const { translate, language } = useServices();
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0 && own.length === 0 && keyword === null) return null;
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
      {own.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          onOpenChange={(open) => !open && giveFocusBack(more.current)}
          menu={{
            items: own.map(({ value, label, danger }) => ({
              key: value,
              label: localText(label, language) || value,
              danger: danger === true,
            })),
            onClick: ({ key, domEvent }) => {
              spendKey(domEvent);
              const button = own.find(({ value }) => value === key);
              if (button) onOwn(button);
            },
          }}
        >
          <Button ref={more} aria-label={translate('list.ownActions')} icon={<EllipsisOutlined />} />
        </Dropdown>
      )}
    </div>
  );
}
