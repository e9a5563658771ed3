import { signedOutPath } from '../../router/routes.ts';
import { dropLink, linkAtom } from '../../session/link-key.ts';
import { stopLiveAtom } from '../../session/live-state.ts';
import { lockedAtom } from '../../session/locked.ts';
import { forgetSeeing } from '../../session/seeing.ts';
import { afterSignOut, tokenStore } from '../../session/session.ts';
import { settingsAtom } from '../../settings/settings.ts';
import { isText, readStored, removeStored } from '../../settings/storage.ts';
import type { Command } from './command.ts';

export const signOut: Command = async ({ client, store, mayLeave, navigate }) => {
  if (!(await mayLeave())) return;
  store.get(stopLiveAtom).stop();
  try {
    await client.request('logout', { quiet: true });
  } catch {
    // The person wants to be out: what is stored here goes whatever the server says.
  }
  // The rest of the session goes when the sign-in page is there: sooner, the guard would send them there with a way back.
  tokenStore.clear();
  forgetSeeing();
  store.set(lockedAtom, false);
  dropLink();
  if (store.get(linkAtom).status !== 'none') store.set(linkAtom, { status: 'none' });
  const to = readStored(afterSignOut, isText);
  removeStored(afterSignOut);
  navigate(signedOutPath(to, store.get(settingsAtom).fromQw, window.location.origin));
};
