// Here: what screens can ask the shell to do, by name.

import type { Services } from '../../../engine/contract/services.ts';
import type { Around } from './command.ts';
import { reloadPage } from './reload-page.ts';

/** Runs what a screen asks for by name, fetched with the first; a name that nobody knows is said aloud and refused. */
export function createCommands(around: Around): Services['command'] {
  const say = (words: string) => {
    around.toast('error', words);
    return new Error(words);
  };
  return async (name, args, { quiet = false } = {}) => {
    // What helps where the rest cannot be fetched comes with the page: a browser may never fetch again what failed once.
    if (name === 'reloadPage') return reloadPage(around, args ?? {}, quiet);
    const { commands } = await import('./commands.ts').catch(() => {
      throw say(around.translate('request.failed'));
    });
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw say(around.translate('command.unknown', { name }));
    return command(around, args, quiet);
  };
}
