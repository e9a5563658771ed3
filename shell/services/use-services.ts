// Here: what the engine is handed by the shell.

import { useAtomValue, useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Services } from '../../engine/contract/services.ts';
import { hasCallWay } from '../../engine/schema/calls/call-ways.ts';
import { isListedAddress } from '../../engine/schema/helpers/listed-hosts.ts';
import { limits } from '../../engine/schema/limits.ts';
import { places, routeAt } from '../../engine/schema/routes/routes.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { machineTimeZone } from '../../engine/schema/values/index.ts';
import { type Client, createClient } from '../request/client.ts';
import { addressOf, appBase, pathInApp } from '../request/page-facts.ts';
import { createRenewal } from '../request/renewal.ts';
import { signInPath } from '../router/routes.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { isUnderWay, linkAtom } from '../session/link-key.ts';
import { listedHostsFor } from '../session/listed-hosts.ts';
import { lockedAtom } from '../session/locked.ts';
import { mayPress, sessionAtom, sessionOverAtom, tokenStore } from '../session/session.ts';
import { lostBy, shownAtom } from '../session/tabs.ts';
import { settingsAtom } from '../settings/settings.ts';
import { translateTo } from '../words/words.ts';
import { createCommands } from './commands/create-commands.ts';
import { createDrafts } from './drafts.ts';
import { confirmOnPage, toastOnPage } from './hosts.ts';
import { createOptionLoader } from './option-loader.ts';
import { servedBuildAtom } from './served-build.ts';

const transfer = () => import('../request/transfer.ts');
const chunks = () => import('../request/chunks/chunk-roads.ts');

/** One for the page, so that a change of the language renews nothing twice. */
const renewal = createRenewal(tokenStore);

/** What widgets may ask of the world, made of client, router, store and toasts. One for as long as the language stays. */
export function useShellServices(language: Language): { services: Services; client: Client } {
  const store = useStore();
  const navigate = useNavigate();
  const go = useRef<(to: string) => void>(() => {});
  const leave = useAtomValue(leaveGuardAtom);
  const navigateNow = useRef(navigate);
  /** That of the installation, from when it is known on: forms stay open while somebody signs in again. */
  const zone = useRef(machineTimeZone());
  navigateNow.current = navigate;
  go.current = (to) => {
    // Going to where one is changes nothing and is no step of the history. Source: shell specification 8, navigation error
    if (new URL(addressOf(to), window.location.href).href === window.location.href) return;
    void leave.ask(lostBy(store, to)).then((left) => left && navigate(to));
  };
  return useMemo(() => {
    const translate = translateTo(language);
    const toast: Services['toast'] = (kind, text, action) => {
      const usualMs = kind === 'error' ? limits.errorToastMs : limits.successToastMs;
      toastOnPage({ kind, text, seconds: (action?.forMs ?? usualMs) / 1000, action });
    };
    const client = createClient({
      base: appBase === '/' ? '/' : `${appBase}/`,
      tokens: tokenStore,
      renewal,
      language,
      text: translate,
      say: (text) => toast('error', text),
      sessionEnded: ({ hadKey, message: words }) => {
        const path = pathInApp();
        // Nobody is sent away from where those are who are not signed in, nor from a link that brings a session, nor when
        // the page is about to go. Many calls may hear of it at once, and some when the person is out already: one says so.
        if (routeAt(path)?.open || isUnderWay(store.get(linkAtom)) || store.get(sessionOverAtom)) return;
        toast('error', words || translate('session.expired'));
        navigateNow.current(
          hadKey ? places.expired : signInPath(path + window.location.search, store.get(settingsAtom).fromQw),
        );
      },
      locked: () => store.set(lockedAtom, true),
      modelId: () => document.documentElement.dataset.model ?? '',
      served: (build) => store.set(servedBuildAtom, build),
    });
    const services: Services = {
      language,
      translate,
      get timeZone() {
        const session = store.get(sessionAtom);
        if (session.status === 'ready') zone.current = session.sysConfigInfo.timeZone;
        return zone.current;
      },
      get person() {
        const session = store.get(sessionAtom);
        return session.status === 'ready' ? session.userInfo : undefined;
      },
      get timeAgoRule() {
        const session = store.get(sessionAtom);
        return session.status === 'ready' ? session.sysConfigInfo.timeAgoRule : 'long';
      },
      upload: async (file, type, onProgress, signal) =>
        file.size > limits.chunkBytes
          ? (await chunks()).sendLargeFile(client, file, type, onProgress, translate, signal)
          : (await transfer()).sendFile(client, file, type, onProgress, translate('upload.cut'), signal),
      forgetUpload: (file) => void chunks().then(({ forgetLargeFile }) => forgetLargeFile(client, file)),
      fileAddress: async (file) => (await transfer()).fetchAddress(client, file),
      loadOptions: createOptionLoader(client.request),
      request: client.request,
      requestNamed: client.requestNamed,
      reads: (call) => hasCallWay(call) && client.reads(call),
      may: (modelId, code) => {
        const session = store.get(sessionAtom);
        if (session.status !== 'ready') return false;
        return mayPress(session, modelId, code);
      },
      drafts: createDrafts(() => {
        const session = store.get(sessionAtom);
        return session.status === 'ready' ? session.userInfo.userId : '';
      }),
      guardLeave: (ask, keeps) => leave.guard(ask, '', keeps),
      toast,
      confirm: confirmOnPage,
      command: createCommands({
        client,
        store,
        translate,
        toast,
        path: pathInApp,
        go: (to) => go.current(to),
        async mayLeave(pages, whom) {
          for (const page of pages ?? leave.held()) {
            if (!leave.holds(page, whom)) continue;
            // People see what they are asked about.
            if (page !== '' && page !== store.get(shownAtom)) {
              const isShown = new Promise<void>((resolve) => {
                const stop = store.sub(shownAtom, () => {
                  stop();
                  resolve();
                });
              });
              navigateNow.current(page);
              await isShown;
            }
            if (!(await leave.ask([page], whom))) return false;
          }
          return true;
        },
        navigate: (to) => void navigateNow.current(to),
      }),
      addressOf,
      isListed: (address) => isListedAddress(address, listedHostsFor(store.get(sessionAtom)), window.location.href),
      navigate: (to, target) => {
        if (target === '_blank') window.open(addressOf(to), '_blank', 'noopener,noreferrer');
        else go.current(to);
      },
    };
    return { services, client };
  }, [language, store, leave]);
}
