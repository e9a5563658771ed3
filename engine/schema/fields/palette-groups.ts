/** Where widgets stand in the palette, in the order of a form's. */
export const paletteGroups = [
  'text',
  'choice',
  'time',
  'relation',
  'file',
  'layout',
  'display',
  'system',
  'page',
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];
