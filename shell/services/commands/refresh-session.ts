import { drawAsOneself, drawAsOther } from '../../session/seeing.ts';
import { sessionAtom, tokenStore } from '../../session/session.ts';
import type { Command } from './command.ts';

/** Asks anew what the person may see: after a menu entry was made, for instance. */
export const refreshSession: Command = async (around, _args, quiet) => {
  const { client, store } = around;
  const since = tokenStore.read()?.since ?? 0;
  const info = await client.request('currentUser', { quiet });
  // Signed out, or somebody else signed in, while the answer was on its way: it is about nobody who is here.
  if (tokenStore.read()?.since !== since) return;
  const known = store.get(sessionAtom);
  if (known.status === 'ready' && known.userInfo.userId !== info.userInfo.userId)
    return info.userInfo.seenBy ? drawAsOther(around) : drawAsOneself(around);
  const next = { status: 'ready' as const, since, ...info };
  // What is the same stays the same: pages are drawn anew for another menu alone.
  if (JSON.stringify(next) !== JSON.stringify(known)) store.set(sessionAtom, next);
};
