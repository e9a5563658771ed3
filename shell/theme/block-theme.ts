import type { ThemeConfig } from 'antd';
import { createTheme, type ThemeChoice } from './create-theme.ts';

/**
 * Looks of what stands on the menu's block: those of a dark page where the block alone is dark.
 * @returns undefined where the page's own looks do
 */
export function blockTheme({ mode, block, colour }: ThemeChoice): ThemeConfig | undefined {
  if (mode === 'dark' || block === 'light') return undefined;
  return { ...createTheme({ mode: 'dark', colour }), cssVar: { key: 'adit-on-block' }, inherit: false };
}
