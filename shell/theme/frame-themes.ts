import type { FrameThemes } from '../../widgets/shared/frame.ts';
import { createTheme, type ThemeChoice } from './create-theme.ts';

/** Looks of the page and of what stands on the menu's block: those of a dark page where the block alone is dark. */
export function frameThemes(choice: ThemeChoice): FrameThemes {
  const page = { ...createTheme(choice), inherit: false };
  if (choice.mode === 'dark' || choice.block === 'light') return { page, block: page };
  return { page, block: { ...createTheme({ ...choice, mode: 'dark' }), inherit: false } };
}
