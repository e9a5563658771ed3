import { createContext } from 'react';

/** The frame around a page, for the page's screen: only once it is there is known whether it stands in a frame. */
export interface Layout {
  readonly framed: boolean;
  tell(screenId: string, hasLayout: boolean): void;
}

/** Null where no frame is: before sign-in, and for the frame itself. */
export const LayoutContext = createContext<Layout | null>(null);
