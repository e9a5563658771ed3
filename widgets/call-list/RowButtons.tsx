import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import { actionsFor, type ListAction, type Row } from './list-parts.ts';

interface Props {
  readonly actions: readonly ListAction[];
  readonly row: Row;
  onRun(event: string, row: Row): void;
}

/** One word, and ⋯ for the rest. */
export function RowButtons({ actions, row, onRun }: Props) {
  const { translate } = useServices();
  const [first, ...rest] = actionsFor(actions, row);
  if (!first) return null;
  return (
    <span className="adit-list-row-buttons">
      <Button type="link" className="adit-list-link" danger={first.danger} onClick={() => onRun(first.event, row)}>
        {first.label}
      </Button>
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: rest.map(({ key, label, danger }) => ({ key, label, danger })),
            onClick: ({ key }) => {
              const action = rest.find((one) => one.key === key);
              if (action) onRun(action.event, row);
            },
          }}
        >
          <Button type="text" size="small" aria-label={translate('list.moreActions')} icon={<EllipsisOutlined />} />
        </Dropdown>
      )}
    </span>
  );
}
