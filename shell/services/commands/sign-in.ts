import type { Tokens } from '../../request/renewal.ts';
import { safeRedirect } from '../../router/routes.ts';
import { hashPassword, sessionAtom, tokenStore } from '../../session/session.ts';
import { removeStored, writeStored } from '../../settings/storage.ts';
import { type Command, textOf } from './command.ts';

export const signIn: Command = async ({ client, store, go }, { account, password, remember, code }, quiet) => {
  const name = textOf(account).trim();
  const body = {
    account: name,
    password: await hashPassword(textOf(password)),
    code: textOf(code) || undefined,
    origin: 'password',
    scope: 'all',
    grant_type: 'password',
  };
  const tokens = (await client.request('login', { body, quiet })) as Tokens; // by the call's shape
  tokenStore.write(tokens);
  // A single box is a list of one choice, a switch is true or false.
  const isKept = Array.isArray(remember) ? remember.length > 0 : remember === true;
  if (isKept) writeStored('account', name);
  else removeStored('account');
  store.set(sessionAtom, { status: 'none' });
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  go(safeRedirect(wanted, window.location.origin));
};
