import { createContext, useContext } from 'react';
import type { Scope } from './fill-places.ts';

/** Dialogs of a screen: which is open, and what it was opened with. */
export interface Dialogs {
  readonly open: { readonly id: string; readonly scope: Scope } | null;
  close(): void;
  /** Opens another one of the screen, in the place of the one that is open. */
  show(id: string, scope: Scope): void;
}

export const DialogsContext = createContext<Dialogs>({ open: null, close: () => {}, show: () => {} });
export const useDialogs = () => useContext(DialogsContext);
