import './shortcuts.css';
import { useMemo } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { isSoon, menuName, menuPages, opensWindow } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';

export interface ShortcutsProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  readonly most?: number;
  /** A page that is not offered: the one on which the shortcuts stand. */
  readonly skip?: string;
}

/** Pages of the menu as a grid of icon and word. */
export function Shortcuts({ items, most = 12, skip, label }: ShortcutsProps) {
  const { language, translate, navigate, addressOf } = useServices();
  const pages = useMemo(
    () =>
      menuPages(items)
        .filter(({ item, path }) => path !== skip && !isSoon(item))
        .slice(0, most),
    [items, skip, most],
  );
  if (pages.length === 0) return <p className="adit-shortcuts-empty">{translate('widget.shortcuts.empty')}</p>;
  return (
    <ul className="adit-shortcuts" aria-label={label || undefined}>
      {pages.map(({ item, path }) => (
        <li key={item.id}>
          <a
            href={addressOf(path)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(path, opensWindow(item) ? '_blank' : '_self');
            }}
          >
            <PageIcon name={item.icon} otherwise="FileOutlined" />
            <span>{menuName(item, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
