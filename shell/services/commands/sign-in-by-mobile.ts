import { type Command, textOf } from './command.ts';
import { enter } from './enter.ts';

/** Signs in with the code that was sent to a mobile. */
export const signInByMobile: Command = async (around, { mobile, code }, quiet) => {
  const body = { mobile: textOf(mobile).trim(), code: textOf(code).trim() };
  enter(around, await around.client.request('mobileLogin', { body, quiet }));
};
