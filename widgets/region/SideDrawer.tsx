import { Drawer } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { focusInto } from '../shared/focus-into.ts';

interface Props {
  readonly open: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** The side of a page where there is no room beside it. */
export function SideDrawer({ open, children, onClose }: Props) {
  const { translate } = useServices();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const giveBack = () => {
    const now = document.activeElement;
    const isLost = now === document.body || panel.current?.contains(now);
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Drawer
      open={open}
      getContainer={bodyContainer}
      onClose={onClose}
      // Where nothing moves on the screen, antd gives the focus back while its own lock still holds it.
      afterOpenChange={(shown) => (shown ? focusInto(panel.current) : setTimeout(giveBack))}
      placement="left"
      size={240}
      closable={false}
      aria-label={translate('widget.pageFrame.side')}
      className="adit-side-drawer"
      styles={{ body: { padding: 0 } }}
    >
      <div ref={panel} style={{ display: 'contents' }}>
        {children}
      </div>
    </Drawer>
  );
}
