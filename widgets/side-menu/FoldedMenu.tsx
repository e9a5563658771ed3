import { Popover, Tooltip } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { type MenuItem, menuName, pathOf, visibleItems } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { MenuTree } from './MenuTree.tsx';
import { foldersAround } from './menu-rows.ts';

interface Props {
  readonly items: readonly MenuItem[];
  readonly path: string;
  onChoose(item: MenuItem, path: string): void;
}

/** Icons alone; a folder opens beside them. */
export function FoldedMenu(props: Props) {
  return (
    <ul className="adit-menu-icons">
      {props.items.map((item) => (
        <li key={item.id}>
          <FoldedItem {...props} item={item} />
        </li>
      ))}
    </ul>
  );
}

function FoldedItem({ item, path, onChoose }: Props & { readonly item: MenuItem }) {
  const { language } = useServices();
  const [open, setOpen] = useState<'no' | 'hovered' | 'pressed'>('no');
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const name = menuName(item, language);
  const to = pathOf(item);
  const below = visibleItems(item.children);
  if (to !== null) {
    return (
      <Tooltip title={name} placement="right">
        <a
          className="adit-menu-icon"
          href={to}
          aria-label={name}
          aria-current={to === path ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChoose(item, to);
          }}
        >
          <PageIcon name={item.icon} otherwise="FileOutlined" />
        </a>
      </Tooltip>
    );
  }
  const close = () => {
    setOpen('no');
    button.current?.focus();
  };
  return (
    <Popover
      placement="rightTop"
      trigger="hover"
      open={open !== 'no'}
      onOpenChange={(wanted) => setOpen((known) => (wanted ? (known === 'no' ? 'hovered' : known) : 'no'))}
      // Until it has been placed, nothing in it can take the focus.
      afterOpenChange={(shown) => {
        if (shown && open === 'pressed') flyout.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }}
      arrow={false}
      classNames={{ root: 'adit-menu-flyout' }}
      title={name}
      destroyOnHidden
      content={
        <FlyoutKeys host={flyout} onEscape={close}>
          <MenuTree
            key={open}
            items={below}
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
      <button
        ref={button}
        type="button"
        className="adit-menu-icon"
        aria-label={name}
        aria-expanded={open !== 'no'}
        data-around={foldersAround(below, path) !== undefined || undefined}
        onClick={() => setOpen('pressed')}
      >
        <PageIcon name={item.icon} otherwise="FolderOutlined" />
      </button>
    </Popover>
  );
}

interface FlyoutProps {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  onEscape(): void;
}

function FlyoutKeys({ host, onEscape, children }: FlyoutProps) {
  const onKey = useRef(onEscape);
  onKey.current = onEscape;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onKey.current();
    };
    const element = host.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [host]);
  return <div ref={host}>{children}</div>;
}
