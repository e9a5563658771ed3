/** Where the menu stands: at the side, in two columns, in a bar at the top, its first level in the bar and the rest at the side. */
export const frameLayouts = ['classic', 'functional', 'plain', 'blend'] as const;
export type FrameLayout = (typeof frameLayouts)[number];
