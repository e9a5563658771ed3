import { lockedAtom } from '../../session/locked.ts';
import { hashPassword, sessionAtom } from '../../session/session.ts';
import { type Command, textOf } from './command.ts';

/** Unlocks the screen: what stood there is seen again; a page that was opened while it was locked is loaded now. */
export const unlock: Command = async ({ client, store }, { password }, quiet) => {
  await client.request('unlock', { body: { password: await hashPassword(textOf(password)) }, quiet });
  if (store.get(sessionAtom).status !== 'ready') store.set(sessionAtom, { status: 'none' });
  store.set(lockedAtom, false);
};
