import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ServicesContext } from '../engine/render/services.ts';
import { ScreenPage } from './pages/ScreenPage.tsx';
import type { ShellPageProps } from './pages/ShellPage.tsx';
import { safeRedirect } from './router/routes.ts';
import { tabsAtom } from './router/tabs.ts';
import { useShellServices } from './services/use-services.ts';
import { loadWords } from './services/words.ts';
import { type Info, sessionAtom, tokenStore } from './session/session.ts';
import { languageAtom } from './settings/settings.ts';

/** Pages that anybody may open, and their screens. Source: shell specification 4.2. */
const openPages: Readonly<Record<string, string>> = { '/login': 'login', '/602': '602' };

/** Who may see which page: the guard of the specification, section 4.2. */
export function Shell() {
  const language = useAtomValue(languageAtom);
  const { services, client } = useShellServices(language);
  const [SignedInPage, setSignedInPage] = useState<ComponentType<ShellPageProps>>();
  const [session, setSession] = useAtom(sessionAtom);
  const setTabs = useSetAtom(tabsAtom);
  const location = useLocation();
  const hasToken = tokenStore.read() !== null;
  const screen = openPages[location.pathname];

  useEffect(() => {
    if (screen || !hasToken || session.status !== 'none') return;
    setSession({ status: 'loading' });
    const parts = Promise.all([import('./pages/SignedInPage.tsx'), loadWords('all', language)]).catch(() => {
      throw new Error(services.translate('request.failed'));
    });
    Promise.all([client.request('currentUser'), parts])
      .then(([answer, [{ SignedInPage: loaded }]]) => {
        const info = answer as Info | null; // by the call's shape
        if (!info) throw new Error(services.translate('session.failed'));
        if (info.menuList.length === 0) throw new Error(services.translate('session.offline'));
        // A component is a function: given bare, React would call it for the next state.
        setSignedInPage(() => loaded);
        setSession({ status: 'ready', ...info });
      })
      .catch((error: Error) => setSession({ status: 'failed', message: error.message || 'Has Error' }));
  }, [screen, hasToken, session.status, client, services, language, setSession]);

  // Nothing of a session that is over is left for the next one.
  useEffect(() => {
    if (!screen || hasToken || session.status === 'none') return;
    setSession({ status: 'none' });
    setTabs([]);
  }, [screen, hasToken, session.status, setSession, setTabs]);

  const page = () => {
    if (screen) {
      if (hasToken && screen === 'login' && session.status !== 'failed') {
        const wanted = new URLSearchParams(location.search).get('redirect');
        return <Navigate to={safeRedirect(wanted, window.location.origin)} replace />;
      }
      return <ScreenPage key={screen} id={screen} titled />;
    }
    const query = new URLSearchParams(location.search);
    if (!hasToken) {
      if (query.get('hasLayout') === 'no') return <Navigate to="/602" replace />;
      const wanted = location.pathname + location.search;
      return <Navigate to={wanted === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`} replace />;
    }
    if (location.pathname === '/') return <Navigate to="/home" replace />;
    if (session.status === 'ready')
      return SignedInPage && <SignedInPage info={session} bare={query.get('hasLayout') === 'no'} />;
    return session.status === 'failed' ? <ScreenPage id="sessionFailed" given={{ failure: session }} titled /> : null;
  };
  return <ServicesContext value={services}>{page()}</ServicesContext>;
}
