import { resetSettingsAtom } from '../../settings/settings.ts';
import type { Command } from './command.ts';

/** Puts back the looks that the settings panel offers; language and session stay. */
export const resetSettings: Command = ({ store }) => store.set(resetSettingsAtom);
