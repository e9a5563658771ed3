import '../shared/page.css';
import './menu-search.css';
import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { isComposing } from '../shared/is-composing.ts';
import { opensWindow } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { storedText } from '../shared/stored-text.ts';
import { findPages, type IndexedPage, indexPages, shortPlace } from './find-pages.ts';

export interface MenuSearchProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  readonly placeholder?: string;
}

/** Finds pages of the menu by their names: Ctrl K comes here from anywhere; arrows choose, Enter goes, Esc leaves. */
export function MenuSearch({ id, items, placeholder }: MenuSearchProps) {
  const { language, translate, navigate } = useServices();
  const [word, setWord] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // Made when somebody first comes here: the page does not wait for it.
  const [used, setUsed] = useState(false);
  const index = useMemo(() => (used ? indexPages(items, language) : []), [used, items, language]);
  const { pages: found, total } = useMemo(() => findPages(index, open ? word : ''), [index, open, word]);
  const chosen = found[at];

  useEffect(() => {
    const come = () => {
      input.current?.focus();
      input.current?.select();
    };
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      come();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('adit:search', come);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('adit:search', come);
    };
  }, []);

  /** One goes on in the page: the one that was asked for, or the one that is there. */
  const leave = () => {
    input.current?.blur();
    document.getElementById('adit-main')?.focus({ preventScroll: true });
  };
  const go = (page: IndexedPage | undefined) => {
    if (!page) return;
    setWord('');
    setOpen(false);
    leave();
    navigate(page.path, opensWindow(page.item) ? '_blank' : '_self');
  };
  const choose = (next: number) => {
    setAt(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    // Enter that picks a word of an input method is not meant for the list.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open && found.length > 0) choose((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') go(chosen);
    else if (event.key === 'Escape') {
      // The browser would empty the box, which is a change and would open the list again.
      event.preventDefault();
      if (open) setOpen(false);
      else leave();
    }
  };
  const listed = open && word.trim() !== '';
  const count = { count: total, shown: found.length };
  const more = total > found.length && translate('widget.menuSearch.more', count);
  const name = storedText(placeholder) ?? translate('widget.menuSearch.placeholder');
  return (
    <div className="adit-search" data-open={listed || undefined}>
      <SearchOutlined aria-hidden />
      <input
        id={id}
        ref={input}
        type="search"
        role="combobox"
        aria-label={name}
        aria-expanded={listed}
        aria-controls={listId}
        aria-activedescendant={listed && chosen ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K"
        autoComplete="off"
        placeholder={name}
        title={`${name} Ctrl K`}
        value={word}
        onChange={(event) => {
          setWord(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => {
          setUsed(true);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <kbd className="adit-kbd">Ctrl K</kbd>
      <span className="adit-sr" role="status">
        {listed ? more || translate('widget.menuSearch.found', count) : ''}
      </span>
      <div className="adit-search-list" hidden={!listed}>
        <div role="listbox" id={listId} aria-label={name}>
          {found.map((page, index) => (
            <div
              key={page.item.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The pointer does not take the focus out of the box.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => go(page)}
              onKeyDown={undefined}
            >
              <PageIcon name={page.item.icon} otherwise="FileOutlined" />
              <span>{page.name}</span>
              <small title={page.folder.names.join(' / ')}>{shortPlace(page.folder.names)}</small>
            </div>
          ))}
        </div>
        {listed && more && <p>{more}</p>}
        {listed && found.length === 0 && <p>{translate('widget.menuSearch.none')}</p>}
      </div>
    </div>
  );
}
