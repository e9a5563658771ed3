import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Services } from '../../engine/contract/services.ts';
import { routeAt } from '../../engine/schema/routes/routes.ts';
import type { Client } from '../request/client.ts';
import { forgetSession } from '../session/forget-session.ts';
import { dropLink, keyPlace, linkAtom, ticketPlace } from '../session/link-key.ts';
import { sessionAtom, tokenStore } from '../session/session.ts';
import { settingsAtom } from '../settings/settings.ts';
import { tabStored } from '../settings/storage.ts';
import { guard, type Verdict } from './guard.ts';

/**
 * What the guard says of the address, with whatever it wants fetched or put away under way.
 * @param fetchPages fetches what the pages of a person need beyond those that everybody sees
 */
export function useGuard(services: Services, client: Client, fetchPages: () => Promise<void>): Verdict {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname: path, search, hash } = useLocation();
  const { status: session } = useAtomValue(sessionAtom);
  const { status: link } = useAtomValue(linkAtom);
  const [{ fromQw }, setSettings] = useAtom(settingsAtom);
  const tokens = tokenStore.read();
  const verdict = guard({ path, search, origin: window.location.origin, tokens, session, link, fromQw });
  const isOver = verdict.kind === 'screen' && !tokens && session !== 'none';
  const comesFromQw = verdict.kind === 'screen' && routeAt(path)?.fromQw === true;

  // A Back that comes before what a sign-out leads to is drawn brings the address that stands there already: to the
  // router nothing has changed, and the page would stay.
  const [, judgeAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    window.addEventListener('popstate', judgeAgain);
    return () => window.removeEventListener('popstate', judgeAgain);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done changes with the facts, and once for each
  useEffect(() => {
    const say = (message: string) => services.toast('error', message);
    const { translate } = services;
    const failed = { status: 'failed', message: translate('request.failed') } as const;
    switch (verdict.kind) {
      case 'takeKey': {
        const { key, as, to } = verdict;
        const known = tokenStore.read();
        if (as === 'exchange' || as === 'signOn') {
          dropLink();
          tabStored.write(as === 'signOn' ? ticketPlace : keyPlace, key);
          store.set(linkAtom, { status: 'waiting' });
        }
        if (as === 'keep' && known) tokenStore.write({ ...known, tokenKey: key }, known.since);
        navigate(to + hash, { replace: true });
        return;
      }
      case 'exchange':
        void import('../session/exchange-key.ts').then(
          ({ exchangeKey }) => exchangeKey({ client, store, say }),
          () => store.set(linkAtom, failed),
        );
        return;
      case 'load': {
        store.set(sessionAtom, { status: 'loading' });
        const pages = fetchPages();
        // Said by whoever waits for it; nobody does where the next line fails.
        pages.catch(() => {});
        void import('../session/load-session.ts').then(
          ({ loadSession }) => loadSession({ client, store, translate, say, pages }),
          () => store.set(sessionAtom, failed),
        );
        return;
      }
      default:
        if (isOver) forgetSession(store);
        if (comesFromQw && !fromQw) setSettings({ fromQw: true });
    }
  }, [verdict.kind, path, search, isOver, comesFromQw, fromQw]);
  return verdict;
}
