import './user-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { Avatar, Dropdown } from 'antd';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { isRecord, records, wordOf } from '../shared/records.ts';

export interface UserMenuProps extends ActionProps {
  /** User info of the session: `{ userName, organizeName, departmentName, positionName … }`. */
  readonly user?: unknown;
  /** Entries `{ label, icon?, event, danger? }`. */
  readonly items?: unknown;
}

/** Who is signed in, and what they can do about it: an entry runs the node's actions of its event. */
export function UserMenu({ id, user, items, run }: UserMenuProps) {
  const who = isRecord(user) ? user : {};
  const name = wordOf(who.userName) || wordOf(who.userAccount);
  const place = [wordOf(who.departmentName) || wordOf(who.organizeName), wordOf(who.positionName)].filter(Boolean);
  const entries = records(items);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        items: entries.map((entry) => ({
          key: wordOf(entry.event),
          label: wordOf(entry.label),
          icon: storedText(entry.icon) ? <PageIcon name={wordOf(entry.icon)} /> : undefined,
          danger: entry.danger === true,
        })),
        onClick: ({ key }) => void run(key),
      }}
    >
      <button
        type="button"
        id={id}
        className="adit-user"
        aria-haspopup="menu"
        aria-label={[name, ...place].join(' · ')}
      >
        <Avatar size={28} className="adit-user-face">
          {name.slice(0, 1)}
        </Avatar>
        <span className="adit-user-words">
          <strong>{name}</strong>
          {place.length > 0 && <span>{place.join(' · ')}</span>}
        </span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
