import './side-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { type KeyboardEvent, memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { isComing, type MenuItem, menuName, opensWindow } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { firstFolder, foldersAround, indentOf, type MenuRow, menuRows, rowByLetter, tipOf } from './menu-rows.ts';
import { drawnRows, useWindow } from './use-window.ts';

interface Props {
  readonly items: readonly MenuItem[];
  readonly path: string;
  /** Unfolds the first folder when the path is in none. */
  readonly openFirst: boolean;
  readonly name: string;
  /** The focus goes to the current entry as soon as the tree is there. */
  readonly autoFocus?: boolean;
  onChoose(item: MenuItem, path: string): void;
}

/** Height of a row, px. Source: look, measures. */
const rowPx = 40;
/** From one line before a deep row to the next, px. */
const guidePx = 5;

/**
 * A menu as a tree: one stop of the Tab key, arrows within it (WAI-ARIA, navigation treeview). However many entries
 * there are, only the rows near the view are elements.
 */
export function MenuTree({ items, path, openFirst, name, autoFocus = false, onChoose }: Props) {
  const { language } = useServices();
  const { open, toggle } = useOpenFolders(items, path, openFirst);
  const rows = useMemo(() => menuRows(items, open), [items, open]);
  const host = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // Of twins the first is the page that is shown.
  const current = rows.findIndex((row) => row.path === path);
  const known = rows.findIndex(({ item }) => item.id === chosen);
  const tabStop = known >= 0 ? known : Math.max(current, 0);
  const { from, to, keep } = useWindow(host, rows.length, rowPx);
  // Wherever it is, the row of the Tab key stays an element: the focus never falls out of the menu.
  const drawn = drawnRows(from, to, tabStop);

  // A page that was opened from elsewhere comes into view in the menu, once: afterwards the person scrolls.
  const broughtInto = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (current < 0 || broughtInto.current === path) return;
    broughtInto.current = path;
    keep(current);
  }, [current, path, keep]);

  const wanted = useRef<number | null>(autoFocus ? tabStop : null);
  useLayoutEffect(() => {
    const at = wanted.current;
    if (at === null) return;
    wanted.current = null;
    host.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus({ preventScroll: true });
  });
  const goTo = (at: number) => {
    const row = rows[Math.max(0, Math.min(at, rows.length - 1))];
    if (!row) return;
    wanted.current = rows.indexOf(row);
    keep(wanted.current);
    setChosen(row.item.id);
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[tabStop];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const isFolder = row.path === null;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(tabStop + 1),
      ArrowUp: () => goTo(tabStop - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => {
        if (isFolder && row.open) goTo(tabStop + 1);
        else if (isFolder) toggle(row.item.id);
      },
      ArrowLeft: () => {
        if (row.open) toggle(row.item.id);
        else if (row.parent) goTo(rows.indexOf(row.parent));
      },
    };
    const isLetter = [...event.key].length === 1 && event.key !== ' ';
    const byLetter = isLetter ? rowByLetter(rows, tabStop, event.key, language) : -1;
    const move = byLetter >= 0 ? () => goTo(byLetter) : Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!move || (event.key === 'ArrowLeft' && !row.open && !row.parent)) return;
    event.preventDefault();
    move();
  };
  const activate = useCallback(
    (row: MenuRow) => {
      setChosen(row.item.id);
      if (row.path === null) toggle(row.item.id);
      else onChoose(row.item, row.path);
    },
    [toggle, onChoose],
  );

  return (
    <div className="adit-menu-scroll" ref={host}>
      <div role="tree" tabIndex={-1} aria-label={name} onKeyDown={press} style={{ height: rows.length * rowPx }}>
        {drawn.map((at) => {
          const row = rows[at];
          return (
            row && (
              <Row
                key={row.item.id}
                row={row}
                at={at}
                words={menuName(row.item, language)}
                tip={tipOf(row, language)}
                current={at === current}
                tabStop={at === tabStop}
                onActivate={activate}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: MenuRow;
  readonly at: number;
  readonly words: string;
  readonly tip: string;
  readonly current: boolean;
  readonly tabStop: boolean;
  onActivate(row: MenuRow): void;
}

const Row = memo(function Row({ row, at, words, tip, current, tabStop, onActivate }: RowProps) {
  const { translate, addressOf } = useServices();
  const { item, level, path, open } = row;
  const { wordsPx, guides } = indentOf(level);
  const outside = opensWindow(item);
  const coming = isComing(item);
  const shared = {
    role: 'treeitem' as const,
    className: 'adit-menu-row',
    tabIndex: tabStop ? 0 : -1,
    'data-row': at,
    'data-level': level,
    'aria-level': level,
    'aria-posinset': row.position,
    'aria-setsize': row.siblings,
    title: coming ? `${tip}${translate('widget.sideMenu.coming')}` : tip,
    'data-coming': coming || undefined,
    style: { paddingInlineStart: wordsPx },
  };
  const content = (
    <>
      {guides > 0 && <span className="adit-menu-guides" style={{ width: guides * guidePx }} />}
      {level === 1 && <PageIcon name={item.icon} otherwise={path === null ? 'FolderOutlined' : 'FileOutlined'} />}
      <span className="adit-menu-words">{words}</span>
    </>
  );
  return (
    <div role="none" className="adit-menu-place" style={{ top: at * rowPx }}>
      {path === null ? (
        <button type="button" {...shared} aria-expanded={open} onClick={() => onActivate(row)}>
          {content}
          <DownOutlined className="adit-menu-arrow" aria-hidden />
        </button>
      ) : (
        <a
          {...shared}
          href={addressOf(path)}
          aria-current={current ? 'page' : undefined}
          onClick={(event) => {
            // With a key held, the browser's own ways (new tab, download) stay.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onActivate(row);
          }}
        >
          {content}
          {outside && <span className="adit-sr">{translate('widget.sideMenu.outside')}</span>}
          {coming && <span className="adit-sr">{translate('widget.sideMenu.coming')}</span>}
        </a>
      )}
    </div>
  );
});

/** Folders that are open: what the person opened, and those around the page that is shown. */
function useOpenFolders(items: readonly MenuItem[], path: string, openFirst: boolean) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const around = foldersAround(items, path) ?? [];
    const first = openFirst ? firstFolder(items) : undefined;
    const wanted = around.length > 0 ? around : first === undefined ? [] : [first];
    setOpen((known) => (wanted.every((id) => known.has(id)) ? known : new Set([...known, ...wanted])));
  }, [items, path, openFirst]);
  const toggle = useCallback(
    (id: string) =>
      setOpen((known) => {
        const next = new Set(known);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { open, toggle };
}
