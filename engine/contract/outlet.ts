import { createContext, type ReactNode } from 'react';

/** A page that lives in an outlet: one is shown, others are kept as they were left. */
export interface OutletPage {
  /** Another one is another page, also where both stand at one address. */
  readonly key: string;
  readonly shown: boolean;
  readonly content: ReactNode;
}

/** The pages that live, drawn by whoever owns the addresses; a `routeOutlet` node shows the one that is to be seen. */
export const OutletContext = createContext<readonly OutletPage[]>([]);

/** A page and no others. */
export const onePage = (content: ReactNode, key = 'page'): readonly OutletPage[] => [{ key, shown: true, content }];

/** Draws a screen by its id, for what shows one inside another; null where nobody has any. */
export const ScreensContext = createContext<((id: string) => ReactNode) | null>(null);
