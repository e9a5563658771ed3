/** Colours of the frame: those of the product around it. */
export interface Look {
  readonly isDark: boolean;
  /** The accent of whoever looks, as it is painted. */
  readonly accent: string;
}

export interface Palette {
  readonly ground: string;
  readonly grid: string;
  readonly panel: string;
  readonly border: string;
  readonly text: string;
  readonly quiet: string;
  readonly fill: string;
  /** Under labels, so that they are read on any ground. */
  readonly halo: string;
  readonly accent: string;
  readonly onAccent: string;
  /** What a person draws; never the accent, which is what is kept. */
  readonly drawn: string;
}

const light = {
  ground: '#f3f5f8',
  grid: '#dfe4ea',
  panel: '#ffffff',
  border: '#c3cad4',
  text: '#1b2430',
  quiet: '#4a5667',
  fill: '#f1f3f6',
  halo: '#ffffff',
  onAccent: '#ffffff',
  drawn: '#9a5b00',
};
const dark: typeof light = {
  ground: '#10151c',
  grid: '#27303d',
  panel: '#222b37',
  border: '#4a5768',
  text: '#e4e9f0',
  quiet: '#b4becb',
  fill: '#2b3543',
  halo: '#10151c',
  onAccent: '#0c141e',
  drawn: '#e5a83b',
};

export const paletteOf = ({ isDark, accent }: Look): Palette => ({ ...(isDark ? dark : light), accent });

/** The same colours for what stands over the map. */
export function paint(palette: Palette, isDark: boolean): void {
  const { style } = document.documentElement;
  style.colorScheme = isDark ? 'dark' : 'light';
  for (const [name, colour] of Object.entries(palette)) style.setProperty(`--map-${name}`, colour);
}
