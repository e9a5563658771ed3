/** Names under which a theme colour is stored. Source: shell specification 2.3. */
export const themeColours = ['blue', 'purple', 'azure', 'ocean', 'green', 'yellow', 'orange', 'red'] as const;
export type ThemeColour = (typeof themeColours)[number];

/** The checked shades that are painted: at least 5.1 : 1 under white text, in the dark at least 6.1 : 1 on a card. */
export const accents: Readonly<Record<ThemeColour, { readonly light: string; readonly dark: string }>> = {
  blue: { light: '#1268cc', dark: '#5aa7f0' },
  purple: { light: '#722ed1', dark: '#b38ee6' },
  azure: { light: '#0b74a8', dark: '#35aee6' },
  ocean: { light: '#0b7a7a', dark: '#2fbdbd' },
  green: { light: '#2e7d1f', dark: '#6cc24a' },
  yellow: { light: '#86650a', dark: '#e0bd2e' },
  orange: { light: '#b4500b', dark: '#f0964a' },
  red: { light: '#c8102e', dark: '#f5868c' },
};

/** What is stored for a colour beside its name: the first as specified (3), the others as they are painted. */
export const themeValues = Object.fromEntries(
  themeColours.map((name) => [name, name === 'blue' ? '#1890ff' : accents[name].light]),
) as Readonly<Record<ThemeColour, string>>; // a value for each name

/** Fixed colours of a mode; states never borrow the accent. */
export interface Surface {
  readonly layout: string;
  readonly container: string;
  readonly elevated: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly placeholder: string;
  readonly textQuaternary: string;
  readonly textDisabled: string;
  /** Edges of controls: 3 : 1, because the edge is how one finds them. */
  readonly border: string;
  readonly buttonBorder: string;
  readonly cardBorder: string;
  readonly split: string;
  readonly fills: readonly [quaternary: string, tertiary: string, secondary: string, primary: string];
  readonly success: StateColour;
  readonly warning: StateColour;
  readonly error: StateColour;
  readonly info: string;
  readonly menu: string;
  readonly menuText: string;
  readonly mask: string;
  readonly onAccent: string;
}

interface StateColour {
  readonly main: string;
  readonly ground: string;
  readonly border: string;
}

export const surfaces: Readonly<Record<'light' | 'dark', Surface>> = {
  light: {
    layout: '#f3f5f8',
    container: '#ffffff',
    elevated: '#ffffff',
    text: '#1b2430',
    textSecondary: '#4a5667',
    textTertiary: '#5e6a7c',
    placeholder: '#636f81',
    textQuaternary: '#98a2b0',
    textDisabled: '#8b95a3',
    border: '#8a94a3',
    buttonBorder: '#c3cad4',
    cardBorder: '#e2e6ec',
    split: '#e8ebf0',
    fills: ['#f7f8fa', '#f1f3f6', '#eaedf2', '#dfe4ea'],
    success: { main: '#18794a', ground: '#e8f5ee', border: '#b4dec8' },
    warning: { main: '#9a5b00', ground: '#fdf3e1', border: '#efd3a0' },
    error: { main: '#cf2431', ground: '#fdedee', border: '#f3bcc0' },
    info: '#1268cc',
    menu: '#17202d',
    menuText: '#b7c1ce',
    mask: 'rgba(20, 28, 40, 0.38)',
    onAccent: '#ffffff',
  },
  dark: {
    layout: '#10151c',
    container: '#19202a',
    elevated: '#222b37',
    text: '#e4e9f0',
    textSecondary: '#b4becb',
    textTertiary: '#9aa7b8',
    placeholder: '#8895a6',
    textQuaternary: '#66717f',
    textDisabled: '#6b7787',
    border: '#68768a',
    buttonBorder: '#4a5768',
    cardBorder: '#2b3543',
    split: '#27303d',
    fills: ['#1e2630', '#232c38', '#2b3543', '#364252'],
    success: { main: '#4cc38a', ground: '#14302a', border: '#23574a' },
    warning: { main: '#e5a83b', ground: '#352a17', border: '#5f4a1f' },
    error: { main: '#ff7a7f', ground: '#3a2126', border: '#6b343a' },
    info: '#5aa7f0',
    menu: '#141a23',
    menuText: '#b7c1ce',
    mask: 'rgba(4, 8, 14, 0.55)',
    onAccent: '#0c141e',
  },
};
