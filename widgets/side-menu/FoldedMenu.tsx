import { Tooltip } from 'antd';
import { type KeyboardEvent as Press, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type MenuItem, menuName, pathOf, visibleItems } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { FolderFlyout } from './FolderFlyout.tsx';
import { placeOf } from './menu-rows.ts';
import { drawnRows, useWindow } from './use-window.ts';

interface Props {
  readonly items: readonly MenuItem[];
  readonly path: string;
  onChoose(item: MenuItem, path: string): void;
}

/** Height of an icon, px. */
const rowPx = 40;

/** Icons alone; a folder opens beside them. Only those near the view are elements; arrows, Home and End walk through all. */
export function FoldedMenu(props: Props) {
  const { items, path } = props;
  const host = useRef<HTMLDivElement>(null);
  const here = useMemo(() => placeOf(items, path), [items, path]);
  const { from, to, keep } = useWindow(host, items.length, rowPx);
  // Wherever it is, the icon that has the focus stays an element: the focus never falls out of the menu.
  const [focused, setFocused] = useState<number | null>(null);
  const drawn = drawnRows(from, to, focused !== null && focused < items.length ? focused : from);

  useLayoutEffect(() => {
    if (here >= 0) keep(here);
  }, [here, keep]);

  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    host.current?.querySelector<HTMLElement>(`[data-icon="${wanted.current}"]`)?.focus({ preventScroll: true });
    wanted.current = null;
  });
  const press = (event: Press, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    };
    const place = Object.hasOwn(places, event.key) ? places[event.key] : undefined;
    if (place === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(place, items.length - 1));
    wanted.current = next;
    keep(next);
    setFocused(next);
  };
  return (
    <div className="adit-menu-icons" ref={host}>
      <ul style={{ height: items.length * rowPx }}>
        {drawn.map((at) => {
          const item = items[at];
          return (
            item && (
              <li
                key={item.id}
                className="adit-menu-place"
                style={{ top: at * rowPx }}
                aria-posinset={at + 1}
                aria-setsize={items.length}
                onFocus={() => setFocused(at)}
              >
                <FoldedItem {...props} item={item} at={at} here={at === here} onPress={press} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface ItemProps extends Pick<Props, 'path' | 'onChoose'> {
  readonly item: MenuItem;
  readonly at: number;
  /** It is the page that is shown, or the folder around it. */
  readonly here: boolean;
  onPress(event: Press, at: number): void;
}

function FoldedItem({ item, at, here, path, onChoose, onPress }: ItemProps) {
  const { language, addressOf } = useServices();
  const name = menuName(item, language);
  const to = pathOf(item);
  const below = useMemo(() => visibleItems(item.children), [item]);
  if (to !== null) {
    return (
      <Tooltip title={name} placement="right">
        <a
          className="adit-menu-icon"
          href={addressOf(to)}
          aria-label={name}
          data-icon={at}
          aria-current={here ? 'page' : undefined}
          onKeyDown={(event) => onPress(event, at)}
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
  return (
    <FolderFlyout name={name} items={below} path={path} placement="rightTop" titled onChoose={onChoose}>
      {({ ref, isOpen, open }) => (
        <button
          ref={ref}
          type="button"
          className="adit-menu-icon"
          aria-label={name}
          aria-expanded={isOpen}
          data-icon={at}
          data-around={here || undefined}
          onKeyDown={(event) => onPress(event, at)}
          onClick={open}
        >
          <PageIcon name={item.icon} otherwise="FolderOutlined" />
        </button>
      )}
    </FolderFlyout>
  );
}
