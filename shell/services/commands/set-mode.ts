import { modeAtom } from '../../settings/settings.ts';
import type { Command } from './command.ts';

/** The other one where the screen names none. */
export const setMode: Command = ({ store }, { value }) => {
  const next = value === 'dark' || value === 'light' ? value : store.get(modeAtom) === 'dark' ? 'light' : 'dark';
  store.set(modeAtom, next);
};
