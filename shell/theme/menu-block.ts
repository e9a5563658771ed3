import { mix } from './mix.ts';
import type { Surface } from './palette.ts';

export type MenuBlock = 'dark' | 'light';

/**
 * Colours of the block that the menu stands on, as tokens (`--ant-adit-menu-ground` and so on in style sheets). The dark
 * one is darker than the page whatever its mode, the light one is like a card.
 */
export function menuTokens(surface: Surface, accent: string, block: MenuBlock, isDarkPage: boolean) {
  if (block === 'dark')
    return {
      aditMenuGround: surface.menu,
      aditMenuText: surface.menuText,
      aditMenuStrong: '#ffffff',
      aditMenuHover: mix('#ffffff', surface.menu, 0.06),
      aditMenuSelected: mix(accent, surface.menu, 0.24),
      aditMenuMark: mix(accent, '#ffffff', 0.7),
      aditMenuLine: mix('#ffffff', surface.menu, 0.08),
      // On a dark page the block is hardly darker than what lies beside it.
      aditMenuEdge: isDarkPage ? surface.cardBorder : surface.menu,
    };
  const ground = surface.container;
  return {
    aditMenuGround: ground,
    aditMenuText: surface.textSecondary,
    aditMenuStrong: surface.text,
    aditMenuHover: surface.fills[1],
    aditMenuSelected: mix(accent, ground, isDarkPage ? 0.18 : 0.08),
    aditMenuMark: accent,
    aditMenuLine: surface.cardBorder,
    aditMenuEdge: surface.cardBorder,
  };
}
