import { refreshAtom } from '../../router/tabs.ts';
import type { Command } from './command.ts';

export const refreshTab: Command = ({ store }) => {
  store.set(refreshAtom, (count) => count + 1);
};
