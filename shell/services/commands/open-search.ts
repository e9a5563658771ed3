import type { Command } from './command.ts';

/** Puts the focus into the search box for pages, wherever it stands. */
export const openSearch: Command = () => {
  window.dispatchEvent(new CustomEvent('adit:search'));
};
