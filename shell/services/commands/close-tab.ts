import { forgetPages } from '../../session/page-memory.ts';
import { type CloseWhich, shownAtom, tabsAtom, withoutTabs } from '../../session/tabs.ts';
import { type Command, textOf } from './command.ts';

/** The pages are asked first: a tab goes when all of those that would go with it let go. */
export const closeTab: Command = async ({ store, navigate, mayLeave }, { path, which, open }) => {
  const kind: CloseWhich = which === 'others' || which === 'all' ? which : 'this';
  const shown = textOf(open) || store.get(shownAtom);
  const { gone, go } = withoutTabs(store.get(tabsAtom), kind, textOf(path), shown);
  if (gone.length === 0 || !(await mayLeave(gone))) return;
  forgetPages(gone);
  store.set(tabsAtom, (known) => known.filter((tab) => !gone.includes(tab.path)));
  // A page that was out of sight has been shown to be asked.
  const to = go ?? shown;
  if (to !== store.get(shownAtom)) navigate(to);
};
