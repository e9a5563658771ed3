import { createContext, useContext } from 'react';
import type { Scope } from './fill-places.ts';

/** Dialogs of a screen: which is open, and what it was opened with. */
export interface Dialogs {
  readonly open: { readonly id: string; readonly scope: Scope } | null;
  close(): void;
}

export const DialogsContext = createContext<Dialogs>({ open: null, close: () => {} });
export const useDialogs = () => useContext(DialogsContext);
