import type { createStore } from 'jotai';
import { tabStored } from '../settings/storage.ts';
import { forgetPagesBut } from './page-memory.ts';
import { sessionAtom } from './session.ts';
import { tabsAtom } from './tabs.ts';

/** Nothing that was fetched for a person is left for the next one: info, open pages and how they were left, dictionaries. */
export function forgetSession(store: Pick<ReturnType<typeof createStore>, 'set'>): void {
  store.set(sessionAtom, { status: 'none' });
  store.set(tabsAtom, []);
  forgetPagesBut('');
  tabStored.remove('allDict');
}
