import { refreshAtom, shownAtom } from '../../session/tabs.ts';
import { type Command, textOf } from './command.ts';

/** Begins the page of a tab anew, once it lets go, and shows it; the page that is shown where none is named. */
export const refreshTab: Command = async ({ store, go, mayLeave }, { path }) => {
  const page = textOf(path) || store.get(shownAtom);
  if (!(await mayLeave([page]))) return;
  store.set(refreshAtom, (counts) => ({ ...counts, [page]: (counts[page] ?? 0) + 1 }));
  if (page !== store.get(shownAtom)) go(page);
};
