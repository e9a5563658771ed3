import type { createStore } from 'jotai';
import { tabsAtom } from '../router/tabs.ts';
import { forgetPagesBut } from '../services/page-memory.ts';
import { tabStored } from '../settings/storage.ts';
import { sessionAtom } from './session.ts';

/** Nothing that was fetched for a person is left for the next one: info, open pages and how they were left, dictionaries. */
export function forgetSession(store: Pick<ReturnType<typeof createStore>, 'set'>): void {
  store.set(sessionAtom, { status: 'none' });
  store.set(tabsAtom, []);
  forgetPagesBut('');
  tabStored.remove('allDict');
}
