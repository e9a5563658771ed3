import './side-menu.css';
import { useCallback, useMemo } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { type MenuItem, opensWindow, visibleItems } from '../shared/menu.ts';
import { FoldedMenu } from './FoldedMenu.tsx';
import { MenuTree } from './MenuTree.tsx';

export interface SideMenuProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** The path that is shown. */
  readonly path?: string;
  /** Folded, the icons alone are seen; inside a page frame the frame decides. */
  readonly open?: boolean;
  readonly homePath?: string;
}

/** Pages with the first folder open. Source: shell specification 2.3. */
const opensFirst = new Set(['/home', '/dashboard', '/404']);

/** The menu: folders, pages, links outside. Runs `select` with `{ path }`, or goes there itself where the node has no such event. */
export function SideMenu({ items, path = '', open, homePath, node, run }: SideMenuProps) {
  const { translate, navigate } = useServices();
  const frame = useFrame();
  const menu = useMemo(() => visibleItems(items), [items]);
  const folded = frame ? !frame.narrow && !frame.sideOpen : open === false;
  const closeSide = frame?.closeSide;
  const choose = useCallback(
    (item: MenuItem, to: string) => {
      const outside = opensWindow(item);
      if (node.on?.select) void run('select', { path: to, outside });
      else navigate(to, outside ? '_blank' : '_self');
      closeSide?.();
    },
    [node, run, navigate, closeSide],
  );
  const name = translate('widget.sideMenu.name');
  const openFirst = path === homePath || opensFirst.has(path);
  return (
    <nav className="adit-menu" aria-label={name} data-folded={folded || undefined}>
      {menu.length === 0 && <p className="adit-menu-empty">{translate('widget.sideMenu.empty')}</p>}
      {menu.length > 0 && !folded && (
        <MenuTree items={menu} path={path} openFirst={openFirst} name={name} onChoose={choose} />
      )}
      {menu.length > 0 && folded && <FoldedMenu items={menu} path={path} onChoose={choose} />}
    </nav>
  );
}
