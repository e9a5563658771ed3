import './user-sheet.css';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { bodyContainer } from '../shared/body-container.ts';
import { useDrawerFocus } from '../shared/use-drawer-focus.tsx';
import { UserFace } from '../user-menu/UserFace.tsx';
import type { Who } from '../user-menu/who.ts';

interface Props {
  readonly open: boolean;
  readonly who: Who;
  readonly children: ReactNode;
  onClose(): void;
}

/** Where the hand looks for it. */
const closeAtEnd = { placement: 'end' } as const;

/** As high as what it holds, and no higher than leaves the header in sight. */
export function SheetPanel({ open, who, children, onClose }: Props) {
  return (
    <Drawer
      {...useDrawerFocus()}
      open={open}
      getContainer={bodyContainer}
      placement="bottom"
      size="auto"
      rootClassName="adit-user-sheet"
      closable={closeAtEnd}
      title={
        <span className="adit-user-sheet-who">
          <UserFace who={who} sizePx={36} />
          <span>
            <strong>{who.name}</strong>
            {who.place && <small>{who.place}</small>}
          </span>
        </span>
      }
      destroyOnHidden
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
