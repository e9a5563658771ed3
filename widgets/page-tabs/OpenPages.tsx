import './open-pages.css';
import { CloseOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { useSheet } from '../shared/sheet.ts';
import type { PageTab } from './page-tab.ts';
import { useFocusOfClosed } from './use-focus-of-closed.ts';

interface Props {
  readonly tabs: readonly PageTab[];
  readonly active: string;
  onClose(path: string): void;
}

/** The visited pages one below the other, each with its cross; nothing where there is none but the page that always stays. */
export function OpenPages({ tabs, active, onClose }: Props) {
  const { translate, navigate, addressOf } = useServices();
  const sheet = useSheet();
  const list = useRef<HTMLUListElement>(null);
  useFocusOfClosed(list, tabs.map(({ path }) => path).join('\n'));
  if (tabs.every(({ pinned }) => pinned)) return null;
  const go = (path: string) => {
    if (sheet) sheet.closeThen(() => navigate(path));
    else navigate(path);
  };
  const name = translate('widget.pageTabs.name');
  return (
    <nav className="adit-open-pages" aria-label={name}>
      <p aria-hidden="true">{name}</p>
      <ul ref={list}>
        {tabs.map(({ path, title, pinned, icon }) => (
          <li key={path}>
            <a
              href={addressOf(path)}
              aria-current={path === active ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                go(path);
              }}
            >
              <PageIcon name={pinned ? 'HomeOutlined' : icon} otherwise="FileOutlined" />
              <span>{title}</span>
            </a>
            {!pinned && (
              <button
                type="button"
                aria-label={translate('widget.pageTabs.closeOne', { name: title })}
                onClick={() => onClose(path)}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
