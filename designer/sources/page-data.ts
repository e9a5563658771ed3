import { createContext, useContext } from 'react';
import type { Scope } from '../../engine/data/fill-places.ts';

/** What the program around hands every page: `session`, `route`, `settings`, `tabs`; here that of the person who designs. */
export const PageDataContext = createContext<Scope>({});

export function usePageData(): Scope {
  return useContext(PageDataContext);
}
