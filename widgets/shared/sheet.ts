import { createContext, useContext } from 'react';

/** A panel over the page that goes once something in it has been chosen. */
export interface Sheet {
  /** What follows begins when the focus is back where the sheet was opened. */
  closeThen(follow: () => void): void;
}

export const SheetContext = createContext<Sheet | null>(null);

/** Null where no sheet is around. */
export const useSheet = () => useContext(SheetContext);
