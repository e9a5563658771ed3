import { useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Services } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { places, routeAt } from '../../engine/schema/routes/routes.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { appBase } from '../page-facts.ts';
import { type Client, createClient, isCallName } from '../request/client.ts';
import { createRenewal } from '../request/renewal.ts';
import { signInPath } from '../router/routes.ts';
import { codesOf, sessionAtom, tokenStore } from '../session/session.ts';
import { createCommands } from './commands/create-commands.ts';
import { createDrafts } from './drafts.ts';
import { confirmOnPage, toastOnPage } from './hosts.ts';
import { createLeaveGuard } from './leave-guard.ts';
import { createOptionLoader } from './option-loader.ts';
import { fetchAddress, sendFile } from './transfer.ts';
import { translateTo } from './words.ts';

/** One for the page, so that a change of the language renews nothing twice. */
const renewal = createRenewal(tokenStore);

/** What widgets may ask of the world, made of client, router, store and toasts. One for as long as the language stays. */
export function useShellServices(language: Language): { services: Services; client: Client } {
  const store = useStore();
  const navigate = useNavigate();
  const go = useRef<(to: string) => void>(() => {});
  const leave = useRef(createLeaveGuard()).current;
  const navigateNow = useRef(navigate);
  navigateNow.current = navigate;
  go.current = (to) => {
    void leave.ask().then((left) => left && navigate(to));
  };
  return useMemo(() => {
    const translate = translateTo(language);
    const toast: Services['toast'] = (kind, text) => {
      const seconds = (kind === 'error' ? limits.errorToastMs : limits.successToastMs) / 1000;
      toastOnPage({ kind, text, seconds });
    };
    const client = createClient({
      base: appBase === '/' ? '/' : `${appBase}/`,
      tokens: tokenStore,
      renewal,
      language,
      text: translate,
      say: (text) => toast('error', text),
      sessionEnded: ({ hadKey, message: words }) => {
        const { pathname, search } = window.location;
        const path = appBase === '/' ? pathname : pathname.slice(appBase.length);
        // Nobody is sent away from where those are who are not signed in. Many calls may hear of it at once, and some when the person is out already: one of them says so.
        if (routeAt(path)?.open) return;
        toast('error', words || translate('session.expired'));
        navigateNow.current(hadKey ? places.expired : signInPath(path + search));
      },
      modelId: () => document.documentElement.dataset.model ?? '',
    });
    const request: Services['request'] = (call, input) =>
      isCallName(call) ? client.request(call, input) : Promise.reject(new Error(translate('request.failed')));
    const services: Services = {
      language,
      translate,
      get timeAgoRule() {
        const session = store.get(sessionAtom);
        return session.status === 'ready' ? session.sysConfigInfo.timeAgoRule : 'long';
      },
      upload: (file, type, onProgress, signal) =>
        sendFile(client, file, type, onProgress, translate('upload.cut'), signal),
      fileAddress: (file) => fetchAddress(client, file),
      loadOptions: createOptionLoader(request),
      request,
      may: (modelId, code) => {
        const session = store.get(sessionAtom);
        if (session.status !== 'ready') return false;
        return session.userInfo.isAdministrator || codesOf(session.permissionList, modelId).button.has(code);
      },
      drafts: createDrafts(() => {
        const session = store.get(sessionAtom);
        return session.status === 'ready' ? session.userInfo.userId : '';
      }),
      guardLeave: leave.guard,
      toast,
      confirm: confirmOnPage,
      command: createCommands({
        client,
        store,
        translate,
        toast,
        go: (to) => go.current(to),
        mayLeave: leave.ask,
        navigate: (to) => void navigateNow.current(to),
      }),
      navigate: (to, target) => {
        if (target === '_blank') window.open(to, '_blank', 'noopener,noreferrer');
        else go.current(to);
      },
    };
    return { services, client };
  }, [language, store, leave]);
}
