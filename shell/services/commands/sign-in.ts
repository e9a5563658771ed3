import { hashPassword } from '../../session/session.ts';
import { removeStored, writeStored } from '../../settings/storage.ts';
import { type Command, textOf } from './command.ts';
import { enter } from './enter.ts';

export const signIn: Command = async (around, { account, password, remember, code }, quiet) => {
  const name = textOf(account).trim();
  const body = {
    account: name,
    password: await hashPassword(textOf(password)),
    code: textOf(code) || undefined,
    origin: 'password',
    scope: 'all',
    grant_type: 'password',
  };
  const tokens = await around.client.request('login', { body, quiet });
  // A single box is a list of one choice, a switch is true or false.
  const isKept = Array.isArray(remember) ? remember.length > 0 : remember === true;
  if (isKept) writeStored('account', name);
  else removeStored('account');
  enter(around, tokens);
};
