import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type MenuItem, menuName, opensWindow, pathOf, visibleItems } from '../shared/menu.ts';
import { FolderFlyout } from '../side-menu/FolderFlyout.tsx';
import { BarWords } from './BarWords.tsx';

interface Props {
  readonly item: MenuItem;
  readonly at: number;
  /** The path that is shown. */
  readonly path: string;
  /** It is the page that is shown, or the folder around it. */
  readonly isHere: boolean;
  /** The Tab key comes to it. */
  readonly isStop: boolean;
  readonly isColumn: boolean;
  /** Of a folder whose entries stand elsewhere: whether it is the one. Undefined: they open here. */
  readonly isChosen: boolean | undefined;
  onBranch(): void;
  onChoose(item: MenuItem, path: string): void;
}

/** An entry of the bar: a page is a link; a folder opens, or is chosen among the others. */
export function BarItem(props: Props) {
  const { item, at, path, isHere, isStop, isColumn, isChosen, onBranch, onChoose } = props;
  const { language, translate, addressOf } = useServices();
  const words = menuName(item, language);
  const to = pathOf(item);
  const below = useMemo(() => visibleItems(item.children), [item]);
  const shared = { className: 'adit-bar-item', tabIndex: isStop ? 0 : -1, 'data-at': at, title: words };
  const content = (
    <BarWords icon={item.icon} words={words} isColumn={isColumn} isFolder={to === null && isChosen === undefined} />
  );
  if (to !== null)
    return (
      <a
        {...shared}
        role="menuitem"
        href={addressOf(to)}
        aria-current={isHere ? 'page' : undefined}
        onClick={(event) => {
          // With a key held, the browser's own ways (new tab, download) stay.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChoose(item, to);
        }}
      >
        {content}
        {opensWindow(item) && <span className="adit-sr">{translate('widget.sideMenu.outside')}</span>}
      </a>
    );
  if (isChosen !== undefined)
    return (
      <button
        type="button"
        {...shared}
        role="menuitemradio"
        aria-checked={isChosen}
        data-around={isHere || undefined}
        onClick={onBranch}
      >
        {content}
      </button>
    );
  return (
    <FolderFlyout name={words} items={below} path={path} placement="bottomLeft" onChoose={onChoose}>
      {({ ref, isOpen, open }) => (
        <button
          type="button"
          {...shared}
          ref={ref}
          role="menuitem"
          data-around={isHere || undefined}
          aria-haspopup="tree"
          aria-expanded={isOpen}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== (isColumn ? 'ArrowRight' : 'ArrowDown')) return;
            event.preventDefault();
            open();
          }}
        >
          {content}
        </button>
      )}
    </FolderFlyout>
  );
}
