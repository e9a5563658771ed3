import { Dropdown } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { swallowKey } from '../shared/swallow-key.ts';
import type { Buttons } from './buttons.ts';
import type { Row } from './model.ts';
import { buttonWord, type RowActions, rowButtons } from './row-buttons.ts';

export interface MenuPlace {
  readonly row: Row;
  /** The button that was pressed: the menu hangs on it and gives the focus back to it. */
  readonly anchor: HTMLElement;
}

interface Props {
  readonly place: MenuPlace;
  readonly buttons: Buttons;
  readonly onRow: RowActions;
  onClose(): void;
}

/** The rest of a row's actions: one menu for the whole list. */
export function RowMenu({ place, buttons, onRow, onClose }: Props) {
  const services = useServices();
  const { row, anchor } = place;
  const [, ...rest] = rowButtons(buttons);
  const { width, height, ...at } = anchor.getBoundingClientRect();
  const list = anchor.closest('.adit-list')?.getBoundingClientRect();
  const [left, top] = [at.left - (list?.left ?? 0), at.top - (list?.top ?? 0)];
  const close = () => {
    onClose();
    anchor.focus();
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(open) => !open && close()}
      menu={{
        items: rest.map((one) => ({
          key: one.key,
          label: buttonWord(one, services),
          danger: one.isDanger,
          ...(one.button.icon ? { icon: <PageIcon name={one.button.icon} /> } : {}),
        })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          swallowKey(domEvent);
          close();
          rest.find((one) => one.key === key)?.press(onRow, row);
        },
      }}
    >
      <span className="adit-list-anchor" style={{ left, top, width, height }} />
    </Dropdown>
  );
}
