import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { RefObject } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Buttons } from './buttons.ts';
import type { Row } from './model.ts';
import { buttonWord, ownRowButtons, type RowActions } from './row-buttons.ts';

interface Props {
  readonly buttons: Buttons;
  /** As the list has it; null while the record is on its way. */
  readonly row: Row | null;
  /** The button of one's own that is under way. */
  readonly running: string | null;
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly onOwn: RowActions['own'];
  onEdit(): void;
  onRemove(): void;
  onClose(): void;
}

/** As many buttons of one's own have room beside the others. */
const shownMost = 2;

/** What can be done with the record that is read: the buttons of its row, where the row has them. */
export function ViewerFooter({ buttons, row, running, editButton, onOwn, onEdit, onRemove, onClose }: Props) {
  const services = useServices();
  const { translate } = services;
  const phone = usePhone();
  const own = ownRowButtons(buttons);
  const room = phone ? 0 : own.length <= shownMost + 1 ? own.length : shownMost;
  const [shown, rest] = [own.slice(0, room), own.slice(room)];
  const on = { own: onOwn };
  return (
    <div className="adit-viewer-footer">
      {buttons.remove && (
        <Button type="text" danger onClick={onRemove}>
          {translate('list.remove')}
        </Button>
      )}
      <span className="adit-list-space" />
      <Button onClick={onClose}>{translate('form.close')}</Button>
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          autoFocus
          menu={{
            items: rest.map((one) => ({
              key: one.key,
              label: buttonWord(one, services),
              danger: one.isDanger,
              disabled: row === null,
              ...(one.button.icon ? { icon: <PageIcon name={one.button.icon} /> } : {}),
            })),
            onClick: ({ key }) => {
              if (row) rest.find((one) => one.key === key)?.press(on, row);
            },
          }}
        >
          <WaitingButton icon={<EllipsisOutlined />} busy={rest.some(({ button }) => button.value === running)}>
            {translate('list.ownActions')}
          </WaitingButton>
        </Dropdown>
      )}
      {shown.map((one) => (
        <WaitingButton
          key={one.key}
          danger={one.isDanger}
          busy={running === one.button.value}
          disabled={row === null}
          {...(one.button.icon ? { icon: <PageIcon name={one.button.icon} /> } : {})}
          onClick={() => row && one.press(on, row)}
        >
          {buttonWord(one, services)}
        </WaitingButton>
      ))}
      {buttons.edit && (
        <Button ref={editButton} type="primary" onClick={onEdit}>
          {translate('list.edit')}
        </Button>
      )}
    </div>
  );
}
