import type { createStore } from 'jotai';
import { endsSession, isLocked } from '../../engine/schema/call-shapes/envelope.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { Client } from '../request/client.ts';
import { RequestError } from '../request/request-error.ts';
import { forgetSession } from './forget-session.ts';
import { type Info, sessionAtom, tokenStore } from './session.ts';

interface Parts {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  readonly translate: Translate;
  /** Tells the person. */
  readonly say: (message: string) => void;
  /** What the pages of a person need beyond those that everybody sees is on its way. */
  readonly pages: Promise<void>;
}

/** What the server knows of the token and will not say otherwise by itself: as against a network or a server in trouble. */
class Refusal extends Error {}

/**
 * Who is signed in, the menu, the rights. Where the server refuses them, or has none to give, the token is thrown away and
 * the reason is said: the guard leads to sign-in. Where it could not be asked, the token stays and the person can try
 * again. Source: shell specification 4.1, 4.2.
 */
export async function loadSession({ client, store, translate, say, pages }: Parts): Promise<void> {
  const since = tokenStore.read()?.since ?? 0;
  try {
    const fetched = pages.catch(() => {
      throw new Error(translate('request.failed'));
    });
    const [info] = await Promise.all([infoOf(client, translate), fetched]);
    // Another tab signed in or out meanwhile: this is about somebody else.
    if (tokenStore.read()?.since === since) store.set(sessionAtom, { status: 'ready', since, ...info });
    else forgetSession(store);
  } catch (error) {
    const message = (error instanceof Error && error.message) || 'Has Error';
    // Its tokens are gone, and the person is on the way to where it says so.
    if (error instanceof RequestError && endsSession(error.code)) return;
    if (!(error instanceof Refusal)) return store.set(sessionAtom, { status: 'failed', message });
    tokenStore.clear();
    say(message);
    forgetSession(store);
  }
}

async function infoOf(client: Client, translate: Translate): Promise<Info> {
  let info: Info | null;
  try {
    info = await client.request('currentUser', { quiet: true });
  } catch (error) {
    const status = error instanceof RequestError ? Number(error.code) : Number.NaN;
    // Of a locked screen the token stays: it is what the password unlocks.
    const isRefused = status >= 400 && status < 500 && status !== 429 && !isLocked(status);
    throw isRefused ? new Refusal((error as Error).message) : error; // an Error
  }
  if (!info) throw new Refusal(translate('session.failed'));
  // Whoever has to replace the password first is shown that, whatever comes after it.
  if (info.menuList.length === 0 && info.userInfo?.mustChangePassword !== true)
    throw new Refusal(translate('session.offline'));
  return info;
}
