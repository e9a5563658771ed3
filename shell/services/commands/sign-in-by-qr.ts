import { type Command, textOf } from './command.ts';
import { enter } from './enter.ts';

/**
 * Asks where a code on this screen stands; once it was confirmed on the other device, this one is let in.
 * @returns `waiting`, `scanned`, `confirmed` or `expired`
 */
export const signInByQr: Command = async (around, { secret }, quiet) => {
  const answer = await around.client.request('qrState', { body: { secret: textOf(secret) }, quiet });
  const { state, tokens } = answer as { state: string; tokens: object | null }; // by the call's shape
  if (tokens) enter(around, tokens);
  return state;
};
