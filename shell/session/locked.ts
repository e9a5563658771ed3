import { atom } from 'jotai';
import { removeStored, writeStored } from '../settings/storage.ts';

/** Where in storage it stands for other tabs that the screen is locked. The server is asked all the same. */
export const lockedPlace = 'locked';

const held = atom(false);

/** Whether the screen is locked: nothing of the pages is seen until the server has taken the password. */
export const lockedAtom = atom(
  (get) => get(held),
  (_get, set, isLocked: boolean) => {
    if (isLocked) writeStored(lockedPlace, true);
    else removeStored(lockedPlace);
    set(held, isLocked);
  },
);

/** As another tab has it. */
export const takeLockedAtom = atom(null, (_get, set, isLocked: boolean) => set(held, isLocked));
