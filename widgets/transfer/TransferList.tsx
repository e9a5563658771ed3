// By its own path: the package's `Checkbox` has antd's group hanging on it, which is not used.
import Checkbox from 'antd/es/checkbox/Checkbox';
import type { TransferItem } from 'antd/es/transfer';
import type { TransferCustomListBodyProps } from 'antd/es/transfer/Section';
import { useServices } from '../../engine/contract/services.ts';

type Keys = Parameters<TransferCustomListBodyProps<TransferItem>['onItemSelectAll']>[0];

/** The entries of one side, each a box with its name, under one box for all of them. */
export function TransferList(props: TransferCustomListBodyProps<TransferItem>) {
  const { direction, dataSource, filteredItems, selectedKeys, disabled, onItemSelect, onItemSelectAll } = props;
  const { translate } = useServices();
  const marked = new Set(selectedKeys);
  const items = filteredItems.flatMap((item) => (item.key === undefined ? [] : [{ ...item, key: item.key }]));
  const free: Keys = items.filter((item) => item.disabled !== true).map(({ key }) => key);
  const freeMarked = free.filter((key) => marked.has(key)).length;
  if (items.length === 0) {
    const empty = direction === 'left' ? 'widget.transfer.nothingLeft' : 'widget.transfer.nothingChosen';
    return <p className="adit-transfer-empty">{translate(dataSource.length > 0 ? 'options.unmatched' : empty)}</p>;
  }
  return (
    <div className="adit-transfer-list">
      {free.length > 1 && (
        <Checkbox
          className="adit-transfer-all"
          checked={freeMarked === free.length}
          indeterminate={freeMarked > 0 && freeMarked < free.length}
          disabled={disabled === true}
          onChange={({ target }) => onItemSelectAll(free, target.checked)}
        >
          {translate('widget.transfer.all')}
        </Checkbox>
      )}
      {items.map(({ key, title, disabled: off }) => (
        <Checkbox
          key={key}
          checked={marked.has(key)}
          disabled={disabled === true || off === true}
          onChange={({ target }) => onItemSelect(key, target.checked)}
        >
          {title}
        </Checkbox>
      ))}
    </div>
  );
}
