import { useAtomValue } from 'jotai';
import { Activity, type ComponentType, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ServicesContext } from '../../engine/contract/services.ts';
import { parts, routeAt } from '../../engine/schema/routes/routes.ts';
import { useGuard } from '../router/use-guard.ts';
import { useShellServices } from '../services/use-services.ts';
import { linkAtom } from '../session/link-key.ts';
import { lockedAtom } from '../session/locked.ts';
import { sessionAtom } from '../session/session.ts';
import { languageAtom } from '../settings/settings.ts';
import { loadWords } from '../words/words.ts';
import { AlonePage } from './AlonePage.tsx';
import type { ShellPageProps } from './ShellPage.tsx';

/** Shows what the guard lets people see. */
export function Shell() {
  const language = useAtomValue(languageAtom);
  const { services, client } = useShellServices(language);
  const [SignedInPage, setSignedInPage] = useState<ComponentType<ShellPageProps>>();
  const session = useAtomValue(sessionAtom);
  const link = useAtomValue(linkAtom);
  const { pathname } = useLocation();
  const isLocked = useAtomValue(lockedAtom) && routeAt(pathname)?.open !== true;
  const verdict = useGuard(services, client, async () => {
    const [loaded] = await Promise.all([
      import('./SignedInPage.tsx'),
      loadWords('all', language),
      // There before it is asked for: signing out needs no network.
      import('../services/commands/commands.ts'),
    ]);
    // A component is a function: given bare, React would call it for the next state.
    setSignedInPage(() => loaded.SignedInPage);
  });

  const mustChange = session.status === 'ready' && session.userInfo.mustChangePassword === true;
  const given = useMemo(() => ({ failure: link.status === 'failed' ? link : session, link, session }), [link, session]);
  const shown = () => {
    switch (verdict.kind) {
      case 'go':
        return <Navigate to={verdict.to} replace />;
      case 'screen':
        return isLocked ? null : <AlonePage id={verdict.id} given={given} />;
      case 'page':
        if (mustChange) return isLocked ? null : <AlonePage id={parts.newPassword} given={given} />;
        // What stands on the pages is kept for who unlocks the screen, and seen by nobody else.
        return (
          <Activity mode={isLocked ? 'hidden' : 'visible'}>
            {session.status === 'ready' && SignedInPage && <SignedInPage info={session} bare={verdict.bare} />}
          </Activity>
        );
      case 'takeKey':
      case 'exchange':
      case 'load':
      case 'wait':
        return null;
    }
  };
  return (
    <ServicesContext value={services}>
      {shown()}
      {isLocked && <AlonePage id={parts.locked} given={given} />}
    </ServicesContext>
  );
}
