import type { Frame } from '../../widgets/shared/frame.ts';

/** A frame as widgets in it know it: unfolded, beside the page, where nothing else is said. */
export const frameOf = (parts: Partial<Frame>): Frame => ({
  layout: 'classic',
  narrow: false,
  sideOpen: true,
  branch: null,
  closeSide: () => {},
  keepBranch: () => {},
  openBranch: () => {},
  ...parts,
});
