import './user-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { Avatar, Dropdown } from 'antd';
import { useMemo, useRef } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { isRecord, records, wordOf } from '../shared/records.ts';
import { spendKey } from '../shared/spend-key.ts';
import { entryAt } from '../upload-file/entry-at.ts';
import { useFileAddress } from '../upload-file/use-file-address.ts';

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
  const who = isRecord(user) ? user : {};
  const name = wordOf(who.userName) || wordOf(who.userAccount) || translate('widget.userMenu');
  const place = [wordOf(who.departmentName) || wordOf(who.organizeName), wordOf(who.positionName)].filter(Boolean);
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
          spendKey(domEvent);
          void run(key);
        },
      }}
    >
      <button ref={button} type="button" id={id} className="adit-user" aria-haspopup="menu">
        {wordOf(who.headIcon) ? <Portrait url={wordOf(who.headIcon)} name={name} /> : <Face name={name} />}
        <span className="adit-user-words">
          <strong>{name}</strong>
          {place.length > 0 && <span>{place.join(' · ')}</span>}
        </span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

/** A portrait that is not there yet, or cannot be had, is the first letter of the name. */
function Portrait({ url, name }: { readonly url: string; readonly name: string }) {
  const { address } = useFileAddress(useMemo(() => entryAt(url, name), [url, name]));
  return <Face name={name} address={address} />;
}

function Face({ name, address }: { readonly name: string; readonly address?: string | undefined }) {
  return (
    <Avatar size={28} className="adit-user-face" aria-hidden {...(address ? { src: address } : {})}>
      {name.slice(0, 1)}
    </Avatar>
  );
}
