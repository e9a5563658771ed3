import './shortcuts.css';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { menuName, opensWindow } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { offeredPages, shortcutPages } from './shortcut-pages.ts';

export interface ShortcutsProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** How many there are where the person has chosen none. */
  readonly most?: number;
  /** A page that is not offered: the one on which the shortcuts stand. */
  readonly skip?: string;
  /** What the person chose, as the account keeps it. */
  readonly chosen?: unknown;
  /** How often the person was on each page, by id of its menu entry. */
  readonly visits?: unknown;
}

/** Pages of the menu as a grid of icon and word: those that the person chose, else those used most. */
export function Shortcuts({ items, most = 12, skip, chosen, visits, label }: ShortcutsProps) {
  const { language, translate, navigate, addressOf } = useServices();
  const offered = useMemo(() => offeredPages(items, skip), [items, skip]);
  const pages = useMemo(() => shortcutPages(offered, chosen, visits, most), [offered, chosen, visits, most]);
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
