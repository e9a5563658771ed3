import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NodeFence, ThrownContext } from '../../engine/render/NodeFence.tsx';
import { OutletContext } from '../../engine/render/outlet.ts';
import { useServices } from '../../engine/render/services.ts';
import { parts, routes } from '../../engine/schema/routes/routes.ts';
import { pageAt } from '../router/page-at.ts';
import { type Page, pagesOf } from '../router/routes.ts';
import { refreshAtom, tabsAtom, withTab } from '../router/tabs.ts';
import type { Info } from '../session/session.ts';
import { LayoutContext } from './layout-context.ts';
import { PageFailed } from './PageFailed.tsx';
import { RoutePage } from './RoutePage.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { ScreenStrips } from './ScreenStrips.tsx';

export interface ShellPageProps {
  readonly info: Info;
  /** `hasLayout=no`: the page alone. */
  readonly bare: boolean;
}

/** Addresses whose tabs are there from the start. */
const pinnedPaths = routes.filter(({ pinned }) => pinned).map(({ path }) => path);

/** The signed-in page: the frame's screen with the page of the address in its outlet. */
export function ShellPage({ info, bare }: ShellPageProps) {
  const { language } = useServices();
  const { pathname, search } = useLocation();
  const [tabs, setTabs] = useAtom(tabsAtom);
  const refresh = useAtomValue(refreshAtom);
  const pages = useMemo(() => pagesOf(info.menuList, language), [info.menuList, language]);
  const page = useMemo(() => pageAt(pathname, pages, language), [pathname, pages, language]);
  const { isFrameless, tell } = useFrameless();
  const whole = page.whole === true || isFrameless(page);
  const framed = !bare && !whole;
  const hasTab = !whole && page.noTab !== true;
  const { title } = page;

  useEffect(() => {
    document.title = `${title} - ${info.sysConfigInfo.sysName}`;
    document.documentElement.dataset.model = page.kind === 'model' ? page.modelId : '';
    setTabs((known) => {
      const started = pinnedPaths.reduce(
        (all, path) => withTab(all, { path, title: pageAt(path, pages, language).title, pinned: true }),
        known,
      );
      if (hasTab) return withTab(started, { path: pathname, title, pinned: page.pinned === true });
      // A page that stands in no frame may have been given its tab before that was known.
      return started.filter(({ path }) => path !== pathname);
    });
  }, [title, page, hasTab, pathname, pages, language, info.sysConfigInfo.sysName, setTabs]);

  const given = useMemo(() => {
    // A tab is named in the language that is read now, whichever it was opened in.
    const list = tabs.map((tab) => {
      const { noTab, title: name } = pageAt(tab.path, pages, language);
      return noTab ? tab : { ...tab, title: name };
    });
    return {
      session: info,
      route: { path: pathname, title, query: Object.fromEntries(new URLSearchParams(search)) },
      tabs: { list, active: pathname },
    };
  }, [info, pathname, search, title, tabs, pages, language]);
  const layout = useMemo(() => ({ framed, tell }), [framed, tell]);
  // What a page throws concerns the page: the frame around it is as it was.
  const outlet = (
    <ThrownContext key={`${pathname}:${refresh}`} value={null}>
      <NodeFence fallback={(error, again) => <PageFailed title={title} error={error} given={given} onAgain={again} />}>
        <LayoutContext value={layout}>
          <RoutePage page={page} given={given} />
        </LayoutContext>
      </NodeFence>
    </ThrownContext>
  );
  return (
    <>
      <ScreenStrips info={info} />
      {framed ? (
        <OutletContext value={outlet}>
          <ScreenPage id={parts.frame} given={given} essential />
        </OutletContext>
      ) : (
        <main className="adit-bare">{outlet}</main>
      )}
    </>
  );
}

/** Screens that say of themselves that they stand in no frame: known once they were opened. */
function useFrameless() {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((id: string, hasLayout: boolean) => {
    setKnown((before) => {
      if (before.has(id) !== hasLayout) return before;
      return new Set(hasLayout ? [...before].filter((one) => one !== id) : [...before, id]);
    });
  }, []);
  return { isFrameless: (page: Page) => page.kind === 'screen' && known.has(page.screenId), tell };
}
