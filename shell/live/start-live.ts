// Here: the live channel at the page's end.

import type { createStore } from 'jotai';
import { dictionaryNews } from '../../engine/contract/option-store.ts';
import { rightsNews } from '../../engine/contract/reload-news.ts';
import type { Services } from '../../engine/contract/services.ts';
import { callWay } from '../../engine/schema/calls/call-ways.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { LiveChange } from '../../engine/schema/live/live-messages.ts';
import type { Reference } from '../reference/reference.ts';
import { addressOf } from '../request/page-facts.ts';
import { toastOnPage } from '../services/hosts.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { factsOf, liveFactsAtom, stopLiveAtom } from '../session/live-state.ts';
import { sessionOverAtom, tokenStore } from '../session/session.ts';
import { type Heard, LiveLine } from './live-line.ts';
import { refreshOnIntent } from './refresh-on-intent.ts';

export interface LiveParts {
  readonly store: ReturnType<typeof createStore>;
  readonly services: Services;
  readonly reference: Reference;
}

/** Which reference data may be other than it was. */
const concerned = {
  menu: [],
  rights: ['rights', 'organisation'],
  dictionary: ['dictionary'],
  organize: ['organisation'],
  config: [],
} as const satisfies Record<LiveChange, readonly Parameters<Reference['invalidate']>[0][]>;

/** Opens the line of a signed-in page and does what the server says on it. @returns ends it */
export function startLive({ store, services, reference }: LiveParts): () => void {
  const since = tokenStore.read()?.since;
  // Not now, where it fails: the next change, or the next load of the page, shows it.
  const menu = refreshOnIntent(
    () => void Promise.resolve(services.command('refreshSession', {}, { quiet: true })).catch(() => {}),
  );
  // What lists show may be more or less than it was: rows, columns, buttons.
  const lists = refreshOnIntent(() => void window.dispatchEvent(new Event(rightsNews)));
  let wasGreeted = false;

  const hear = (said: Heard) => {
    switch (said.method) {
      case 'initMessage':
        store.set(liveFactsAtom, factsOf(said));
        // While the line was down anything may have changed.
        if (wasGreeted) {
          reference.invalidate();
          menu.lookWithin(limits.liveReturnSpreadMs, { hurries: true });
        }
        wasGreeted = true;
        break;
      case 'messagePush':
        store.set(liveFactsAtom, factsOf(said, store.get(liveFactsAtom)));
        break;
      case 'changed':
        for (const kind of concerned[said.what] ?? []) reference.invalidate(kind);
        if (said.what === 'dictionary') window.dispatchEvent(new Event(dictionaryNews));
        if (said.what === 'menu' || said.what === 'rights') menu.lookWithin(limits.liveSpreadMs);
        if (said.what === 'rights') lists.lookWithin(limits.liveSpreadMs);
        if (said.what === 'config') menu.lookWithin(limits.configSpreadMs);
        break;
      case 'logout':
        // What is unsaved is kept as a draft; a question whether to leave would only hold up what is decided.
        store.get(leaveGuardAtom).release();
        store.set(sessionOverAtom, true);
        toastOnPage({
          kind: 'error',
          text: said.msg || services.translate('session.expired'),
          seconds: limits.loggedOutToastMs / 1_000,
        });
        // Whatever becomes of this page meanwhile: nothing of it may stay.
        setTimeout(() => {
          // Somebody may have signed in in another tab.
          if (tokenStore.read()?.since === since) tokenStore.clear();
          window.location.reload();
        }, limits.loggedOutToastMs);
    }
  };

  const line = new LiveLine({
    token: () => {
      const tokens = tokenStore.read();
      return tokens?.since === since ? tokens?.token : undefined;
    },
    introduction: (token) => ({ method: 'OnConnection', token, mobileDevice: false, language: services.language }),
    open: (token) => new WebSocket(socketAddress(token)),
    hear,
    async ask() {
      try {
        const counts = await services.request('noticeCenter', { body: { pageSize: 0 }, quiet: true });
        store.set(liveFactsAtom, factsOf(counts));
        return true;
      } catch {
        // The next try asks again.
        return false;
      }
    },
    isVisible: () => document.visibilityState === 'visible',
  });

  const wake = () => line.wake();
  const seen = () => document.visibilityState === 'visible' && line.wake();
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  const stop = () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
    menu.stop();
    lists.stop();
    line.stop();
  };
  store.set(stopLiveAtom, { stop });
  return stop;
}

function socketAddress(token: string): string {
  const address = new URL(addressOf(callWay('liveSocket').path.replace(':token', token)), window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
