import { type Command, textOf } from './command.ts';
import { enter } from './enter.ts';

/**
 * Asks where a code on this screen stands; once it was confirmed on the other device, this one is let in.
 * @returns `waiting`, `scanned`, `confirmed` or `expired`
 */
export const signInByQr: Command = async (around, { secret }, quiet) => {
  const { state, tokens } = await around.client.request('qrState', { body: { secret: textOf(secret) }, quiet });
  if (tokens) enter(around, tokens);
  return state;
};
