import { commandKinds } from '../../../engine/schema/acts/command-kinds.ts';

/** What a page can ask of the program around it. */
export const commandNames: readonly string[] = Object.keys(commandKinds);
