import { sidebarAtom } from '../../settings/settings.ts';
import type { Command } from './command.ts';

export const toggleSidebar: Command = ({ store }, { open }) => {
  store.set(sidebarAtom, typeof open === 'boolean' ? open : !store.get(sidebarAtom));
};
