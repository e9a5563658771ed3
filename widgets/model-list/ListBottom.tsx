import { FilterOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ListButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';

interface Props {
  /** How many conditions narrow the list; null where there are none to choose. */
  readonly filters: number | null;
  readonly filtering: boolean;
  readonly add: ListButton | undefined;
  onFilter(): void;
  onAdd(): void;
}

/** On a phone the actions are within the thumb's reach. */
export function ListBottom({ filters, filtering, add, onFilter, onAdd }: Props) {
  const { translate, language } = useServices();
  if (filters === null && !add) return null;
  return (
    <div className="adit-list-bottom">
      {filters !== null && (
        <Button size="large" icon={<FilterOutlined aria-hidden />} aria-expanded={filtering} onClick={onFilter}>
          {translate('list.filter')}
          {filters > 0 ? ` ${filters}` : ''}
        </Button>
      )}
      {add && (
        <Button type="primary" size="large" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {localText(add.label, language) || translate('list.add')}
        </Button>
      )}
    </div>
  );
}
