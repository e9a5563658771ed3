import { drawAsOneself } from '../../session/seeing.ts';
import type { Command } from './command.ts';

/** The program is shown as its own person sees it again, where he was. @throws RequestFailure */
export const stopSeeing: Command = async (around, _args, quiet) => {
  await around.client.request('endSeeAs', { quiet });
  await drawAsOneself(around);
};
