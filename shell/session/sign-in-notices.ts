import { atom } from 'jotai';

/** Somebody has just signed in, and has not been told yet what there is to be told. */
export const justSignedInAtom = atom(false);
