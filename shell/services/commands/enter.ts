import { routeAt } from '../../../engine/schema/routes/routes.ts';
import type { Tokens } from '../../request/renewal.ts';
import { safeRedirect } from '../../router/routes.ts';
import { forgetSession } from '../../session/forget-session.ts';
import { lockedAtom } from '../../session/locked.ts';
import { afterSignOut, tokenStore } from '../../session/session.ts';
import { justSignedInAtom } from '../../session/sign-in-notices.ts';
import { settingsAtom } from '../../settings/settings.ts';
import { removeStored } from '../../settings/storage.ts';
import type { Around } from './command.ts';

/** Begins with new tokens, and goes where the person wanted to. @param tokens answer of a call that signs in */
export function enter({ store, go, path }: Around, tokens: Tokens): void {
  tokenStore.write(tokens);
  forgetSession(store);
  store.set(lockedAtom, false);
  store.set(justSignedInAtom, true);
  removeStored(afterSignOut);
  // Whichever page they signed in at is theirs from now on.
  store.set(settingsAtom, { fromQw: routeAt(path())?.fromQw === true });
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  go(safeRedirect(wanted, window.location.origin));
}
