import './user-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { records, wordOf } from '../shared/records.ts';
import { storedText } from '../shared/stored-text.ts';
import { swallowKey } from '../shared/swallow-key.ts';
import { UserFace } from './UserFace.tsx';
import { whoIs } from './who.ts';

export interface UserMenuProps extends ActionProps {
  /** User info of the session: `{ userName, organizeName, departmentName, positionName, headIcon … }`. */
  readonly user?: unknown;
  /** Entries `{ label, icon?, event, danger? }`. */
  readonly items?: unknown;
}

/** Who is signed in, and what they can do about it: an entry runs the node's actions of its event. */
export function UserMenu({ id, user, items, run }: UserMenuProps) {
  const { translate } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  const who = whoIs(user, translate('widget.userMenu'));
  const entries = records(items);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      onOpenChange={(open) => !open && giveFocusBack(button.current)}
      menu={{
        items: entries.map((entry) => ({
          key: wordOf(entry.event),
          label: wordOf(entry.label),
          icon: storedText(entry.icon) ? <PageIcon name={wordOf(entry.icon)} /> : undefined,
          danger: entry.danger === true,
        })),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          void run(key);
        },
      }}
    >
      <button ref={button} type="button" id={id} className="adit-user" aria-haspopup="menu">
        <UserFace who={who} />
        <span className="adit-user-words">
          <strong>{who.name}</strong>
          {who.place && <span>{who.place}</span>}
        </span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
