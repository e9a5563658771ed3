import { Popover, type PopoverProps } from 'antd';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../shared/menu.ts';
import { MenuTree } from './MenuTree.tsx';

interface FlyoutButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Opens it and goes in. */
  open(): void;
}

interface Props {
  readonly name: string;
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly placement: NonNullable<PopoverProps['placement']>;
  /** Its name stands above it: the button has an icon alone. */
  readonly titled?: boolean;
  onChoose(item: MenuItem, path: string): void;
  children(button: FlyoutButton): ReactElement;
}

/** What a folder holds, beside its button: seen under the pointer; a press or a key goes in, Esc and Tab come back. */
export function FolderFlyout({ name, items, path, placement, titled = false, onChoose, children }: Props) {
  const [open, setOpen] = useState<'no' | 'hovered' | 'pressed'>('no');
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen('no');
    button.current?.focus();
  };
  return (
    <Popover
      placement={placement}
      trigger="hover"
      open={open !== 'no'}
      onOpenChange={(wanted) => {
        // Over what closes after a choice the pointer opens nothing anew.
        const opens = wanted && button.current?.matches(':hover') === true;
        setOpen((known) => (wanted ? (known === 'no' && opens ? 'hovered' : known) : 'no'));
      }}
      // Until it has been placed, nothing in it can take the focus.
      afterOpenChange={(shown) => {
        if (shown && open === 'pressed') flyout.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }}
      arrow={false}
      classNames={{ root: 'adit-menu-flyout' }}
      {...(titled ? { title: name } : {})}
      destroyOnHidden
      content={
        <FlyoutKeys host={flyout} onLeave={close}>
          <MenuTree
            key={open}
            items={items}
            path={path}
            openFirst={false}
            name={name}
            autoFocus={open === 'pressed'}
            onChoose={(chosen, where) => {
              close();
              onChoose(chosen, where);
            }}
          />
        </FlyoutKeys>
      }
    >
      {children({ ref: button, isOpen: open !== 'no', open: () => setOpen('pressed') })}
    </Popover>
  );
}

interface KeysProps {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  onLeave(): void;
}

/** Esc goes back to the button; so does Tab, from where the browser goes on: the flyout itself stands at the page's end. */
function FlyoutKeys({ host, onLeave, children }: KeysProps) {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') leave.current();
    };
    const element = host.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [host]);
  return <div ref={host}>{children}</div>;
}
