import './side-menu.css';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { drawnMenu, type MenuItem, menuName, visibleItems } from '../shared/menu.ts';
import { FoldedMenu } from './FoldedMenu.tsx';
import { MenuTree } from './MenuTree.tsx';
import { opensFirstFolder } from './menu-rows.ts';
import { useBranch } from './use-branch.ts';
import { useMenuChoice } from './use-menu-choice.ts';

export interface SideMenuProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** The path that is shown. */
  readonly path?: string;
  /** Folded, the icons alone are seen; inside a page frame the frame decides. */
  readonly open?: boolean;
  readonly homePath?: string;
  /** `branch`: what the folder holds that was chosen in a `menuBar`; else the whole menu. */
  readonly part?: string;
  /** Entries whose page is still to come are shown. */
  readonly coming?: boolean;
}

const none: readonly MenuItem[] = [];

/** The menu: folders, pages, links outside. Runs `select` with `{ path }`, or goes there itself where the node has no such event. */
export function SideMenu({ items, path = '', open, homePath, part, coming, node, run }: SideMenuProps) {
  const { translate, language } = useServices();
  const frame = useFrame();
  const whole = useMemo(() => drawnMenu(items, coming), [items, coming]);
  const folded = frame ? !frame.narrow && !frame.sideOpen : open === false;
  const choose = useMenuChoice({ node, run });
  const openFirst = opensFirstFolder(path, homePath);
  const isPart = part === 'branch';
  const branch = useBranch(isPart ? whole : none, path, openFirst);
  const menu = useMemo(() => (isPart ? visibleItems(branch?.children) : whole), [isPart, branch, whole]);
  const head = isPart && branch ? menuName(branch, language) : undefined;
  const name = head ?? translate('widget.sideMenu.name');
  return (
    <nav className="adit-menu" aria-label={name} data-folded={folded || undefined}>
      {head && !folded && (
        <strong className="adit-menu-head" aria-hidden="true">
          {head}
        </strong>
      )}
      {menu.length === 0 && <p className="adit-menu-empty">{translate('widget.sideMenu.empty')}</p>}
      {menu.length > 0 && !folded && (
        <MenuTree
          key={isPart ? branch?.id : ''}
          items={menu}
          path={path}
          openFirst={openFirst}
          name={name}
          onChoose={choose}
        />
      )}
      {menu.length > 0 && folded && <FoldedMenu items={menu} path={path} onChoose={choose} />}
    </nav>
  );
}
