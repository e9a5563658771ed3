import type { createStore } from 'jotai';
import { places } from '../../engine/schema/routes/routes.ts';
import { isText, tabStored } from '../settings/storage.ts';
import { leaveGuardAtom } from './leave-guard.ts';
import { forgetPagesBut } from './page-memory.ts';

/** Where in storage of the window it stands what it showed before it was drawn for another person. */
const seenFrom = 'seenFrom';

/** The window that is drawn for another person. */
interface Drawn {
  readonly store: Pick<ReturnType<typeof createStore>, 'get'>;
  /** Of the address, within the application. */
  path(): string;
}

/** The window is drawn anew, at its beginning, as another person sees it. */
export function drawAsOther(drawn: Drawn): Promise<void> {
  // Whoever began it in another window, or hears of it twice, is already there.
  if (tabStored.read(seenFrom, isText) === undefined) tabStored.write(seenFrom, drawn.path() + window.location.search);
  return drawAnew(drawn, places.home);
}

/** The window is drawn for its own person again, where he was. */
export function drawAsOneself(drawn: Drawn): Promise<void> {
  const address = tabStored.read(seenFrom, isText) ?? places.home;
  tabStored.remove(seenFrom);
  return drawAnew(drawn, address);
}

/** Nothing that was fetched for one person is left for the other. */
async function drawAnew({ store }: Drawn, to: string): Promise<void> {
  // Only where there is a page: what asks for it is read elsewhere as well.
  const { addressOf } = await import('../request/page-facts.ts');
  store.get(leaveGuardAtom).release();
  tabStored.remove('allDict');
  forgetPagesBut('');
  window.location.replace(addressOf(to));
}

/** Whoever signs out while he sees the program as another person goes nowhere from there. */
export const forgetSeeing = (): void => tabStored.remove(seenFrom);
