import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';

type Way = 'asc' | 'desc';

interface Props {
  /** Columns that have an order. */
  readonly columns: readonly { readonly prop: string; readonly label: string }[];
  readonly sidx: string;
  readonly sort: Way;
  /** What the list is ordered by of itself; '' where it says nothing. */
  readonly usual: string;
  /** '' is the list's own order. */
  onOrder(prop: string, sort: Way): void;
}

/** Cards have no heads to press: what they are ordered by, and which way. */
export function PhoneOrder({ columns, sidx, sort, usual, onOrder }: Props) {
  const { translate } = useServices();
  const id = useId();
  if (columns.length === 0) return null;
  const isListed = (prop: string) => columns.some((column) => column.prop === prop);
  const by = isListed(sidx) ? sidx : '';
  return (
    <>
      <label htmlFor={id}>{translate('list.order')}</label>
      <Select
        id={id}
        value={by}
        options={[
          ...(isListed(usual) ? [] : [{ value: '', label: translate('list.order.usual') }]),
          ...columns.map(({ prop, label }) => ({ value: prop, label })),
        ]}
        onChange={(prop) => onOrder(prop, 'desc')}
      />
      <Button
        disabled={by === ''}
        aria-label={translate(`list.order.${sort}`)}
        icon={sort === 'desc' ? <ArrowDownOutlined /> : <ArrowUpOutlined />}
        onClick={() => onOrder(by, sort === 'desc' ? 'asc' : 'desc')}
      />
    </>
  );
}
