import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { swallowKey } from '../shared/swallow-key.ts';
import { actionsFor, type ListAction, type Row } from './list-parts.ts';

interface Props {
  readonly actions: readonly ListAction[];
  readonly row: Row;
  /** What the row is called: each of many menus has a name of its own. */
  readonly name: string;
  onRun(event: string, row: Row): void;
}

/** One word, and ⋯ for the rest. */
export function RowButtons({ actions, row, name, onRun }: Props) {
  const [first, ...rest] = actionsFor(actions, row);
  if (!first) return null;
  return (
    <span className="adit-call-buttons">
      <Button
        type="link"
        className="adit-call-link"
        danger={first.danger}
        title={first.label}
        onClick={() => onRun(first.event, row)}
      >
        {first.label}
      </Button>
      <RowMenu actions={rest} row={row} name={name} onRun={onRun} />
    </span>
  );
}

/** Actions of a row behind ⋯; nothing where it has none. */
export function RowMenu({ actions, row, name, onRun }: Props) {
  const { translate } = useServices();
  const more = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(open) => !open && giveFocusBack(more.current)}
      menu={{
        items: actions.map(({ key, label, danger }) => ({ key, label, danger })),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          const action = actions.find((one) => one.key === key);
          // What opens now gives the focus back to something that is still there.
          more.current?.focus();
          if (action) onRun(action.event, row);
        },
      }}
    >
      <Button
        ref={more}
        type="text"
        size="small"
        aria-label={translate('list.moreActions', { name })}
        icon={<EllipsisOutlined />}
      />
    </Dropdown>
  );
}
