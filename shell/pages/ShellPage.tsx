import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { Activity, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OutletContext, type OutletPage, ScreensContext } from '../../engine/contract/outlet.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { pageRoutes } from '../../engine/schema/routes/page-routes.ts';
import { withoutRecord } from '../../engine/schema/routes/record-link.ts';
import { parts, places } from '../../engine/schema/routes/routes.ts';
import { useNarrow } from '../../widgets/shared/use-media.ts';
import { isNotFound, pageAt } from '../router/page-at.ts';
import { type Page, pagesOf, routeFacts } from '../router/routes.ts';
import { useVisits } from '../router/use-visits.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { liveFactsAtom } from '../session/live-state.ts';
import { lockedAtom } from '../session/locked.ts';
import type { Info } from '../session/session.ts';
import { pathIn, refreshAtom, shownAtom, staysAtom, tabsAtom, withTab } from '../session/tabs.ts';
import { settingsAtom } from '../settings/settings.ts';
import { LivePage, modelOf } from './LivePage.tsx';
import { PageBanners } from './PageBanners.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { useIdleLock } from './use-idle-lock.ts';
import { useLivePages } from './use-live-pages.ts';
import { useSignInNotices } from './use-sign-in-notices.ts';
import { windowTitle } from './window-title.ts';

export interface ShellPageProps {
  readonly info: Info;
  /** `hasLayout=no`: the page alone. */
  readonly bare: boolean;
}

/** Addresses whose tabs are there from the start. */
const pinnedPaths = pageRoutes.filter(({ pinned }) => pinned).map(({ path }) => path);

/** The signed-in page: the frame's screen with the page of the address in its outlet, and those that are kept. */
export function ShellPage({ info, bare }: ShellPageProps) {
  const { language } = useServices();
  const location = useLocation();
  const { pathname } = location;
  const search = withoutRecord(location.search);
  const address = pathname + search;
  const [tabs, setTabs] = useAtom(tabsAtom);
  const [setShown, setStays] = [useSetAtom(shownAtom), useSetAtom(staysAtom)];
  const refresh = useAtomValue(refreshAtom);
  const guard = useAtomValue(leaveGuardAtom);
  const store = useStore();
  const facts = useAtomValue(liveFactsAtom);
  const { useCache } = useAtomValue(settingsAtom);
  const { isFrameless, tell } = useFrameless();
  // Source: shell specification 3, app state.
  const device = useNarrow(limits.mobileBelowPx) ? 'mobile' : 'desktop';
  const phone = useNarrow(limits.phoneBelowPx);
  const pages = useMemo(() => pagesOf(info.menuList, language), [info.menuList, language]);
  const page = useMemo(() => pageAt(pathname, pages, language), [pathname, pages, language]);
  const visits = useVisits(info.userInfo.seenBy ? '' : info.userInfo.userId, page.menuId);
  const pageOf = (one: string) => (one === address ? page : pageAt(pathIn(one), pages, language));
  const isWhole = (one: Page) => one.whole === true || isFrameless(one);
  const framed = !bare && !isWhole(page);
  const hasTab = !isWhole(page) && page.noTab !== true;
  const { title } = page;
  const { sysName, title: windowName, lockScreen } = info.sysConfigInfo;
  useIdleLock(lockScreen);
  useSignInNotices(info);
  const isPinned = page.pinned === true && search === '';
  // What a link leads to is asked for at each opening.
  const isKept = (one: Page) => useCache && !isWhole(one) && one.noCache !== true && one.kind !== 'link';
  const { live, numberOf } = useLivePages(address, guard, {
    keeps: (one) => isKept(pageOf(one)),
    hasTab: (one) => tabs.some(({ path }) => path === one),
  });

  useEffect(() => {
    document.title = windowTitle(title, sysName, language, windowName);
    document.documentElement.dataset.model = modelOf(page);
    setTabs((known) => {
      const started = pinnedPaths.reduce(
        (all, path) => withTab(all, { path, title: pageAt(path, pages, language).title, pinned: true }),
        known,
      );
      if (hasTab) return withTab(started, { path: address, title, pinned: isPinned });
      // A page that stands in no frame may have been given its tab before that was known.
      return started.filter(({ path }) => path !== address);
    });
  }, [title, page, hasTab, isPinned, address, pages, language, sysName, windowName, setTabs]);

  const stays = framed && hasTab && isKept(page);
  // After all that the page does when it comes into sight: from then on it asks for itself.
  useEffect(() => {
    setShown(address);
    setStays(stays);
  }, [address, stays, setShown, setStays]);
  // Behind a locked screen every page is kept as it is, and what it would ask as well.
  useEffect(
    () => store.sub(lockedAtom, () => store.get(lockedAtom) && guard.show(parts.locked, new Set(guard.held()))),
    [store, guard],
  );
  useEffect(
    () => () => {
      setShown('');
      setStays(false);
      if (!store.get(lockedAtom)) guard.show('', new Set());
    },
    [store, guard, setShown, setStays],
  );

  const around = useMemo(() => {
    // A tab is named in the language that is read now, whichever it was opened in.
    const list = tabs.map((tab) => {
      const { noTab, title: name, icon } = pageAt(pathIn(tab.path), pages, language);
      return noTab ? tab : { ...tab, title: name, icon };
    });
    return { session: info, tabs: { list, active: address }, live: facts, app: { device, phone }, visits };
  }, [info, address, tabs, pages, language, facts, device, phone, visits]);
  const given = useMemo(() => {
    const route = routeFacts(address, page);
    // Where no page is, the frame stands as at the address that says so. Source: shell specification 2.1, /404
    return { ...around, route: isNotFound(page) ? { ...route, path: places.notFound } : route };
  }, [around, address, page]);
  const screenOf = useCallback((id: string) => <ScreenPage id={id} given={given} />, [given]);
  const outlet = live.map((one): OutletPage => {
    const key = `${one}:${refresh[one] ?? 0}`;
    const own = { address: one, page: pageOf(one), around, guard, framed: one === address ? framed : true, tell };
    const idPrefix = live.length > 1 || useCache ? `t${numberOf(one)}-` : '';
    return { key, shown: one === address, content: <LivePage key={key} {...own} idPrefix={idPrefix} /> };
  });
  const kept = outlet.filter(({ shown }) => !shown);
  return (
    <ScreensContext value={screenOf}>
      <PageBanners info={info} />
      {(framed || kept.length > 0) && (
        // With pages that are kept the frame is, too, while another page fills the window.
        <Activity mode={framed ? 'visible' : 'hidden'}>
          <OutletContext value={framed ? outlet : kept}>
            <ScreenPage id={parts.frame} given={given} essential />
          </OutletContext>
        </Activity>
      )}
      {!framed && <main className="adit-bare">{outlet.find(({ shown }) => shown)?.content}</main>}
    </ScreensContext>
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
