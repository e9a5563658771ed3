import { type Info, sessionAtom, tokenStore } from '../../session/session.ts';
import type { Command } from './command.ts';

/** Asks anew what the person may see: after a menu entry was made, for instance. */
export const refreshSession: Command = async ({ client, store }, _args, quiet) => {
  const info = (await client.request('currentUser', { quiet })) as Info; // by the call's shape
  store.set(sessionAtom, { status: 'ready', since: tokenStore.read()?.since ?? 0, ...info });
};
