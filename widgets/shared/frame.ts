import { createContext, useContext } from 'react';

/** What the frame of a page tells the widgets in it. */
export interface Frame {
  /** Below 992 px: the side is a drawer. */
  readonly narrow: boolean;
  /** Whether the side is unfolded, or the drawer open. */
  readonly sideOpen: boolean;
  /** After a choice in the drawer; does nothing while the side stands beside the page. */
  closeSide(): void;
}

export const FrameContext = createContext<Frame | null>(null);

/** Null where there is no frame around. */
export const useFrame = () => useContext(FrameContext);
