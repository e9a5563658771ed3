import '../shared/page.css';
import './menu-search.css';
import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { menuName, menuPages, menuTypes } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { findPages } from './find-pages.ts';

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
  const pages = useMemo(() => menuPages(items), [items]);
  const found = useMemo(() => (open ? findPages(pages, word, language) : []), [open, pages, word, language]);
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
  const go = (page: (typeof found)[number] | undefined) => {
    if (!page) return;
    const outside = page.item.type === menuTypes.link && page.item.linkTarget !== '_self';
    setWord('');
    setOpen(false);
    leave();
    navigate(page.path, outside ? '_blank' : '_self');
  };
  const press = (event: KeyboardEvent) => {
    // Enter that picks a word of an input method is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open && found.length > 0) setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') go(chosen);
    else if (event.key === 'Escape') {
      // The browser would empty the box, which is a change and would open the list again.
      event.preventDefault();
      if (open) setOpen(false);
      else leave();
    }
  };
  const listed = open && word.trim() !== '';
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
        value={word}
        onChange={(event) => {
          setWord(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <kbd className="adit-kbd">Ctrl K</kbd>
      <span className="adit-sr" role="status">
        {listed ? translate('widget.menuSearch.found', { count: found.length }) : ''}
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
              <span>{menuName(page.item, language)}</span>
              <small>{page.around.map((item) => menuName(item, language)).join(' / ')}</small>
            </div>
          ))}
        </div>
        {listed && found.length === 0 && <p>{translate('widget.menuSearch.none')}</p>}
      </div>
    </div>
  );
}
