import { type CloseWhich, tabsAtom, withoutTabs } from '../../router/tabs.ts';
import { type Command, textOf } from './command.ts';

export const closeTab: Command = ({ store, go }, { path, which, open }) => {
  const kind: CloseWhich = which === 'others' || which === 'all' ? which : 'this';
  const { tabs, go: next } = withoutTabs(store.get(tabsAtom), kind, textOf(path), textOf(open));
  store.set(tabsAtom, tabs);
  if (next) go(next);
};
