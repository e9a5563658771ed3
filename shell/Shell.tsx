import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NodeFence } from '../engine/render/NodeFence.tsx';
import { ServicesContext } from '../engine/render/services.ts';
import { WidgetError } from '../engine/render/WidgetError.tsx';
import { parts, places, routeAt } from '../engine/schema/routes/routes.ts';
import { ScreenPage } from './pages/ScreenPage.tsx';
import type { ShellPageProps } from './pages/ShellPage.tsx';
import { safeRedirect, signInPath } from './router/routes.ts';
import { tabsAtom } from './router/tabs.ts';
import { useShellServices } from './services/use-services.ts';
import { loadWords } from './services/words.ts';
import { type Info, sessionAtom, tokenStore } from './session/session.ts';
import { languageAtom } from './settings/settings.ts';

/** Who may see which page: the guard of the specification, section 4.2. */
export function Shell() {
  const language = useAtomValue(languageAtom);
  const { services, client } = useShellServices(language);
  const [SignedInPage, setSignedInPage] = useState<ComponentType<ShellPageProps>>();
  const [session, setSession] = useAtom(sessionAtom);
  const setTabs = useSetAtom(tabsAtom);
  const location = useLocation();
  const hasToken = tokenStore.read() !== null;
  const route = routeAt(location.pathname);
  /** The screen of a page that anybody may open. Source: shell specification 4.2. */
  const screen = route?.open ? route.screen : undefined;

  useEffect(() => {
    if (screen || !hasToken || session.status !== 'none') return;
    setSession({ status: 'loading' });
    const parts = Promise.all([
      import('./pages/SignedInPage.tsx'),
      loadWords('all', language),
      // There before it is asked for: signing out needs no network.
      import('./services/commands/commands.ts'),
    ]).catch(() => {
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

  // Outside the frame nothing else would say that a page could not be fetched.
  const alone = (page: ReactNode) => (
    <NodeFence
      key={location.pathname}
      fallback={({ message }, again) => (
        <WidgetError label={location.pathname} at="" detail={message} onAgain={again} />
      )}
    >
      {page}
    </NodeFence>
  );
  const page = () => {
    if (screen) {
      if (hasToken && route?.signIn && session.status !== 'failed') {
        const wanted = new URLSearchParams(location.search).get('redirect');
        return <Navigate to={safeRedirect(wanted, window.location.origin)} replace />;
      }
      return alone(<ScreenPage id={screen} titled />);
    }
    const query = new URLSearchParams(location.search);
    if (!hasToken) {
      if (query.get('hasLayout') === 'no') return <Navigate to={places.expired} replace />;
      return <Navigate to={signInPath(location.pathname + location.search)} replace />;
    }
    if (route?.to) return <Navigate to={route.to} replace />;
    if (session.status === 'ready')
      return SignedInPage && <SignedInPage info={session} bare={query.get('hasLayout') === 'no'} />;
    return session.status === 'failed'
      ? alone(<ScreenPage id={parts.sessionFailed} given={{ failure: session }} titled />)
      : null;
  };
  return <ServicesContext value={services}>{page()}</ServicesContext>;
}
