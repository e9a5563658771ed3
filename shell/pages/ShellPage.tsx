import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { NodeFence, ThrownContext } from '../../engine/render/NodeFence.tsx';
import { OutletContext } from '../../engine/render/outlet.ts';
import { useServices } from '../../engine/render/services.ts';
import { WidgetError } from '../../engine/render/WidgetError.tsx';
import { pageAt } from '../router/inner-pages.ts';
import { type Page, pagesOf } from '../router/routes.ts';
import { homePath, refreshAtom, tabsAtom, withTab } from '../router/tabs.ts';
import type { Info } from '../session/session.ts';
import { RoutePage } from './RoutePage.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { ScreenStrips } from './ScreenStrips.tsx';

export interface ShellPageProps {
  readonly info: Info;
  /** `hasLayout=no`: the page alone. */
  readonly bare: boolean;
}

/** The signed-in page: the screen `shell` with the page of the address in its outlet. */
export function ShellPage({ info, bare }: ShellPageProps) {
  const { translate, language } = useServices();
  const { pathname, search } = useLocation();
  const [tabs, setTabs] = useAtom(tabsAtom);
  const refresh = useAtomValue(refreshAtom);
  const pages = useMemo(() => pagesOf(info.menuList, language), [info.menuList, language]);
  const home = useMemo<Page>(
    () => ({ kind: 'screen', screenId: 'home', title: translate('route.home'), menuId: '' }),
    [translate],
  );
  const page = pathname === homePath ? home : pageAt(pathname, pages);
  const whole = page?.kind === 'screen' && page.whole === true;
  const title = page?.title ?? translate('page.notFound');

  useEffect(() => {
    document.title = `${title} - ${info.sysConfigInfo.sysName}`;
    document.documentElement.dataset.model = page?.kind === 'model' ? page.modelId : '';
    setTabs((known) => {
      const started = withTab(known, { path: homePath, title: home.title, pinned: true });
      return page && !whole ? withTab(started, { path: pathname, title, pinned: pathname === homePath }) : started;
    });
  }, [title, page, whole, home, pathname, info.sysConfigInfo.sysName, setTabs]);

  const given = useMemo(() => {
    // A tab is named in the language that is read now, whichever it was opened in.
    const titleOf = (path: string, known: string) => (path === homePath ? home : pages.get(path))?.title ?? known;
    const list = tabs.map((tab) => ({ ...tab, title: titleOf(tab.path, tab.title) }));
    return {
      session: info,
      route: { path: pathname, title, query: Object.fromEntries(new URLSearchParams(search)) },
      tabs: { list, active: pathname },
    };
  }, [info, pathname, search, title, tabs, pages, home]);
  // What a page throws concerns the page: the frame around it is as it was.
  const outlet = (
    <ThrownContext key={`${pathname}:${refresh}`} value={null}>
      <NodeFence
        fallback={(error, again) => <WidgetError label={title} at="" detail={error.message} onAgain={again} />}
      >
        <RoutePage page={page} given={given} />
      </NodeFence>
    </ThrownContext>
  );
  return (
    <>
      <ScreenStrips info={info} />
      {bare || whole ? (
        <main className="adit-bare">{outlet}</main>
      ) : (
        <OutletContext value={outlet}>
          <ScreenPage id="shell" given={given} essential />
        </OutletContext>
      )}
    </>
  );
}
