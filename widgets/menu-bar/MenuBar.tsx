import './menu-bar.css';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { drawnMenu, type MenuItem, menuName } from '../shared/menu.ts';
import { FolderFlyout } from '../side-menu/FolderFlyout.tsx';
import { opensFirstFolder, placeOf } from '../side-menu/menu-rows.ts';
import { useBranch } from '../side-menu/use-branch.ts';
import { useMenuChoice } from '../side-menu/use-menu-choice.ts';
import { BarItem } from './BarItem.tsx';
import { BarWords } from './BarWords.tsx';
import { useFit } from './use-fit.ts';

export interface MenuBarProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** The path that is shown. */
  readonly path?: string;
  readonly homePath?: string;
  /** `row`, or `column` with an icon above each name. */
  readonly direction?: string;
  /** `all`: folders open under the bar. `first`: a folder is chosen, and what it holds stands in a `sideMenu`. */
  readonly levels?: string;
  /** Entries whose page is still to come are shown. */
  readonly coming?: boolean;
}

/** No bar has room for more. */
const measuredMost = 40;

/**
 * The first level of the menu in a bar: one stop of the Tab key, arrows, Home, End and letters within it (WAI-ARIA, menu
 * bar). What finds no room is under 更多. Runs `select`, or goes there itself, as the side menu does.
 */
export function MenuBar({ items, path = '', homePath, direction, levels, coming, node, run }: MenuBarProps) {
  const { translate, language } = useServices();
  const frame = useFrame();
  const menu = useMemo(() => drawnMenu(items, coming), [items, coming]);
  const choose = useMenuChoice({ node, run });
  const branch = useBranch(levels === 'first' ? menu : none, path, opensFirstFolder(path, homePath));
  const list = useRef<HTMLDivElement>(null);
  const isColumn = direction === 'column';
  const measured = menu.slice(0, measuredMost);
  const fits = useFit(list, isColumn ? 'height' : 'width', measured.length);
  const rest = useMemo(() => menu.slice(fits), [menu, fits]);
  const here = useMemo(() => placeOf(menu, path), [menu, path]);
  const marked = markedFolder(branch, menu[here], frame?.branch?.path === path && frame.branch.chosen === true);
  const stops = fits + (rest.length > 0 ? 1 : 0);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = Math.min(focused ?? Math.max(here, 0), stops - 1);

  const goTo = (at: number) => {
    const next = (at + stops) % stops;
    setFocused(next);
    list.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Keys in a folder that hangs open come here as well, and are its own.
    const isHere = event.target instanceof Node && list.current?.contains(event.target);
    if (!isHere || event.altKey || event.ctrlKey || event.metaKey) return;
    const [back, on] = isColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const byLetter = () => {
      const begins = (item: MenuItem) => menuName(item, language).toLowerCase().startsWith(event.key.toLowerCase());
      const seen = menu.slice(0, fits);
      const after = seen.findIndex((item, at) => at > stop && begins(item));
      return after >= 0 ? after : seen.findIndex(begins);
    };
    const places: Readonly<Record<string, number>> = {
      [back ?? '']: stop - 1,
      [on ?? '']: stop + 1,
      Home: 0,
      End: stops - 1,
    };
    const isLetter = [...event.key].length === 1 && event.key !== ' ';
    const place = Object.hasOwn(places, event.key) ? places[event.key] : isLetter ? byLetter() : undefined;
    if (place === undefined || (isLetter && place < 0)) return;
    event.preventDefault();
    goTo(place);
  };
  const name = translate('widget.menuBar.name');
  const more = translate('widget.menuBar.more');
  const placement = isColumn ? 'rightTop' : 'bottomLeft';
  return (
    <nav className="adit-menu-bar" aria-label={name} data-direction={isColumn ? 'column' : 'row'}>
      <div
        ref={list}
        role="menubar"
        aria-label={name}
        aria-orientation={isColumn ? 'vertical' : 'horizontal'}
        onKeyDown={press}
      >
        {measured.map((item, at) => (
          <div key={item.id} role="none" data-over={at >= fits || undefined} onFocus={() => setFocused(at)}>
            <BarItem
              item={item}
              at={at}
              path={path}
              isHere={at === here}
              isStop={at === stop && at < fits}
              isColumn={isColumn}
              isChosen={levels === 'first' ? item.id === marked : undefined}
              onBranch={() => frame?.openBranch({ id: item.id, path, chosen: true })}
              onChoose={choose}
            />
          </div>
        ))}
        <div role="none" data-over={rest.length === 0 || undefined} onFocus={() => setFocused(fits)}>
          <FolderFlyout name={more} items={rest} path={path} placement={placement} onChoose={choose}>
            {({ ref, isOpen, open }) => (
              <button
                ref={ref}
                type="button"
                role="menuitem"
                className="adit-bar-item"
                tabIndex={stop === fits ? 0 : -1}
                data-at={fits}
                data-around={here >= fits || undefined}
                aria-haspopup="tree"
                aria-expanded={isOpen}
                onClick={open}
                onKeyDown={(event) => event.key === (isColumn ? 'ArrowRight' : 'ArrowDown') && open()}
              >
                <BarWords icon="EllipsisOutlined" words={more} isColumn={isColumn} isFolder />
              </button>
            )}
          </FolderFlyout>
        </div>
      </div>
    </nav>
  );
}

const none: readonly MenuItem[] = [];

/**
 * Of the folders whose entries stand elsewhere the one that is marked. On a page that itself stands in the bar none is,
 * until a person chooses one there: two marks would say that one is at two places.
 */
function markedFolder(branch: MenuItem | undefined, here: MenuItem | undefined, isChosen: boolean): string | undefined {
  const isElsewhere = here !== undefined && here.id !== branch?.id;
  return isElsewhere && !isChosen ? undefined : branch?.id;
}
