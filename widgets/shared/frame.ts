import type { ThemeConfig } from 'antd';
import { createContext, useContext } from 'react';
import type { FrameLayout } from './frame-layouts.ts';

/** A folder of the first level of the menu whose entries stand in the side, and the page that was shown at its choice. */
export interface Branch {
  readonly id: string;
  readonly path: string;
  /** A person has chosen it there; else it follows from the page. */
  readonly chosen?: boolean;
}

/** What the frame of a page tells the widgets in it. */
export interface Frame {
  readonly layout: FrameLayout;
  /** Below 992 px: the side is a drawer. */
  readonly narrow: boolean;
  /** Whether the side is unfolded, or the drawer open. */
  readonly sideOpen: boolean;
  readonly branch: Branch | null;
  /** After a choice in the drawer; does nothing while the side stands beside the page. */
  closeSide(): void;
  /** Remembers the folder that the side shows. */
  keepBranch(branch: Branch): void;
  /** A person has chosen a folder: its entries are to be seen. */
  openBranch(branch: Branch): void;
}

export const FrameContext = createContext<Frame | null>(null);

/** Null where there is no frame around. */
export const useFrame = () => useContext(FrameContext);

/** Looks of the page, and of what stands on the menu's block. */
export interface FrameThemes {
  readonly page: ThemeConfig;
  readonly block: ThemeConfig;
}
export const FrameThemesContext = createContext<FrameThemes | null>(null);
