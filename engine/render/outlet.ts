import { createContext, type ReactNode } from 'react';

/** The page that the address names, drawn by whoever owns the addresses; a `routeOutlet` node shows it. */
export const OutletContext = createContext<ReactNode>(null);
