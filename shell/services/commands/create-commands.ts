import type { Services } from '../../../engine/render/services.ts';
import type { Around } from './command.ts';
import { commands } from './commands.ts';

/** Runs what a screen asks for by name; a name that nobody knows is said aloud and refused. */
export function createCommands(around: Around): Services['command'] {
  return async (name, args, { quiet = false } = {}) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      around.toast('error', around.translate('command.unknown', { name }));
      throw new Error(name);
    }
    return command(around, args, quiet);
  };
}
