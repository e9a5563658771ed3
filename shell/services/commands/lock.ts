import { lockedAtom } from '../../session/locked.ts';
import type { Command } from './command.ts';

/** Locks the screen of the session, in every tab: from then on the server answers nothing but the password. */
export const lock: Command = async ({ client, store }, _args, quiet) => {
  await client.request('lock', { quiet });
  store.set(lockedAtom, true);
};
