// Here: the looks: colours, tokens, buttons, light and dark.

import { type ThemeConfig, theme } from 'antd';
import { type MenuBlock, menuTokens } from './menu-block.ts';
import { contrast, mix } from './mix.ts';
import { accents, type Surface, surfaces, type ThemeColour } from './palette.ts';
import { paletteTokens } from './tints.ts';

export interface ThemeChoice {
  readonly mode: 'light' | 'dark';
  readonly colour: ThemeColour;
  readonly block?: MenuBlock;
  readonly rowHeight?: keyof typeof rowPadding;
}

/** Above and below the words of a row, px: rows of 32, 36 and 44. Source: look, measures. */
const rowPadding = { small: 5, middle: 7, large: 11 } as const;

/** System fonts, Chinese first by platform. */
const fontFamily =
  "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif";

/** antd's theme for a mode and a colour: every measure and shade of the product stands here and nowhere else. */
export function createTheme({ mode, colour, block = 'dark', rowHeight = 'middle' }: ThemeChoice): ThemeConfig {
  const surface = surfaces[mode];
  const accent = accents[colour][mode];
  const dark = mode === 'dark';
  const palette = paletteTokens(accent, surface.container);
  const onCard = (share: number) => mix(accent, surface.container, share);
  // White over the accent keeps 4.5 : 1 under a button's own white words, and as the colour of words under the pointer.
  const white = (share: number) => mix('#ffffff', accent, share);
  const grounds = [surface.layout, surface.container, surface.elevated, surface.fills[0], surface.fills[1]];
  const hover = white(
    mostShare(dark ? 0.16 : 0.12, (share) => [
      [surface.onAccent, white(share)],
      ...grounds.map((ground): Pair => [white(share), ground]),
    ]),
  );
  const pressed = palette.colorPrimaryShade1 ?? accent;
  // The accent and grey words keep it on what is selected.
  const readable = (share: number): readonly Pair[] => [
    [accent, onCard(share)],
    [surface.textTertiary, onCard(share)],
  ];
  const selected = onCard(mostShare(dark ? 0.18 : 0.08, readable));
  const selectedHover = onCard(mostShare(dark ? 0.26 : 0.14, readable));
  const pinned = {
    colorPrimary: accent,
    colorPrimaryHover: hover,
    colorPrimaryActive: pressed,
    colorPrimaryBg: selected,
    colorPrimaryBgHover: selectedHover,
    // antd draws the focus mark and the slider with it: both are to be found by it.
    colorPrimaryBorder: accent,
    colorPrimaryBorderHover: palette.colorPrimaryTint4 ?? accent,
    colorPrimaryText: accent,
    colorPrimaryTextHover: hover,
    // A darker word would be lost on a dark page.
    colorPrimaryTextActive: dark ? accent : pressed,
    colorLink: accent,
    colorLinkHover: hover,
    colorLinkActive: dark ? accent : pressed,
    ...stateTokens(surface),
    ...surfaceTokens(surface),
  };
  return {
    // Of its own for each choice: under one name what a component took from the theme before would stay.
    cssVar: { key: `adit-${mode}-${colour}-${block}-${rowHeight}` },
    hashed: false,
    algorithm: [
      dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      // antd's algorithms compute shades from the seeds; the checked ones are put back last.
      (_seed, map) => ({ ...(map ?? theme.defaultAlgorithm(_seed)), ...pinned }),
    ],
    token: {
      fontFamily,
      fontSize: 14,
      lineHeight: 22 / 14,
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 4,
      borderRadiusXS: 4,
      controlHeight: 32,
      fontWeightStrong: 600,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadow: '0 2px 4px rgba(0, 0, 0, 0.06), 0 8px 24px rgba(0, 0, 0, 0.12)',
      boxShadowSecondary: '0 2px 4px rgba(0, 0, 0, 0.06), 0 8px 24px rgba(0, 0, 0, 0.12)',
      boxShadowTertiary: 'none',
      ...pinned,
      ...palette,
      ...menuTokens(surface, accent, block, dark),
      colorTextLightSolid: surface.onAccent,
      controlOutlineWidth: 1,
      controlOutline: accent,
      colorErrorOutline: surface.error.main,
      colorWarningOutline: surface.warning.main,
      controlItemBgHover: surface.fills[1],
      controlItemBgActive: selected,
      controlItemBgActiveHover: selectedHover,
      lineWidthFocus: 2,
    },
    components: componentTokens(surface, {
      hover,
      selected,
      dark,
      row: onCard(dark ? 0.16 : 0.06),
      rowPaddingPx: rowPadding[rowHeight],
    }),
  };
}

type Pair = readonly [words: string, ground: string];

/** As much of a colour as look asks for (0 to 1), less where words would no longer be readable on it. */
function mostShare(wanted: number, pairs: (share: number) => readonly Pair[]): number {
  let share = wanted;
  while (share > 0 && pairs(share).some(([words, ground]) => contrast(words, ground) < 4.55)) share -= 0.005;
  return Math.max(0, share);
}

function surfaceTokens(surface: Surface) {
  const [quaternary, tertiary, secondary, primary] = surface.fills;
  return {
    colorBgLayout: surface.layout,
    colorBgContainer: surface.container,
    colorBgElevated: surface.elevated,
    colorBgMask: surface.mask,
    colorBgSpotlight: surface.menu,
    colorBgContainerDisabled: tertiary,
    colorText: surface.text,
    colorTextHeading: surface.text,
    colorTextBase: surface.text,
    colorTextSecondary: surface.textSecondary,
    colorTextTertiary: surface.textTertiary,
    colorTextQuaternary: surface.textQuaternary,
    colorTextPlaceholder: surface.placeholder,
    colorTextDisabled: surface.textDisabled,
    colorTextDescription: surface.textTertiary,
    colorTextLabel: surface.textSecondary,
    colorIcon: surface.textTertiary,
    colorIconHover: surface.text,
    colorBorder: surface.border,
    colorBorderSecondary: surface.cardBorder,
    colorBorderDisabled: surface.buttonBorder,
    colorSplit: surface.split,
    colorFillQuaternary: quaternary,
    colorFillTertiary: tertiary,
    colorFillSecondary: secondary,
    colorFill: primary,
    colorFillAlter: quaternary,
    colorFillContent: secondary,
  };
}

function stateTokens(surface: Surface) {
  const { success, warning, error, info } = surface;
  return {
    colorSuccess: success.main,
    colorSuccessText: success.main,
    colorSuccessBg: success.ground,
    colorSuccessBorder: success.border,
    colorWarning: warning.main,
    colorWarningText: warning.main,
    colorWarningBg: warning.ground,
    colorWarningBorder: warning.border,
    colorError: error.main,
    colorErrorText: error.main,
    colorErrorBg: error.ground,
    colorErrorBorder: error.border,
    colorErrorHover: mix('#ffffff', error.main, 0.12),
    colorErrorActive: mix('#000000', error.main, 0.16),
    colorInfo: info,
    colorInfoText: info,
    colorInfoBg: mix(info, surface.container, 0.1),
    colorInfoBorder: mix(info, surface.container, 0.35),
  };
}

interface Derived {
  readonly hover: string;
  readonly selected: string;
  readonly row: string;
  readonly dark: boolean;
  readonly rowPaddingPx: number;
}

function componentTokens(
  surface: Surface,
  { hover, selected, row, dark, rowPaddingPx }: Derived,
): ThemeConfig['components'] {
  const [, tertiary, secondary, primary] = surface.fills;
  return {
    Button: {
      defaultBorderColor: surface.buttonBorder,
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
      primaryColor: surface.onAccent,
      dangerColor: surface.onAccent,
      // The words of a button that waits are still to be read: its spinner says that it does.
      opacityLoading: 1,
      fontWeight: 400,
    },
    Table: {
      headerBg: surface.fills[0],
      headerColor: surface.textSecondary,
      headerSplitColor: 'transparent',
      borderColor: surface.split,
      rowHoverBg: surface.fills[0],
      rowSelectedBg: row,
      rowSelectedHoverBg: selected,
      headerBorderRadius: 0,
      cellFontSize: 13,
      cellPaddingBlock: rowPaddingPx,
      cellPaddingInline: 12,
      cellPaddingBlockSM: rowPaddingPx - 2,
      cellPaddingInlineSM: 12,
      fixedHeaderSortActiveBg: tertiary,
      headerSortActiveBg: tertiary,
      bodySortBg: 'transparent',
    },
    Menu: { itemHeight: 40, itemBorderRadius: 6 },
    Tabs: { titleFontSize: 13, horizontalItemPadding: '9px 0', cardBg: surface.fills[1] },
    Card: { headerFontSize: 15, bodyPadding: 16, headerPadding: 16, headerHeight: 48 },
    Modal: { titleFontSize: 16, titleLineHeight: 24 / 16 },
    Drawer: { paddingLG: 24, padding: 16 },
    Pagination: { itemSize: 28 },
    Tree: { titleHeight: 28, fontSize: 13 },
    Select: {
      optionSelectedBg: selected,
      optionActiveBg: tertiary,
      optionSelectedFontWeight: 600,
      multipleItemBg: secondary,
    },
    // The track of a switch that is off keeps 3 : 1.
    Switch: { colorTextQuaternary: surface.textTertiary, colorTextTertiary: surface.textSecondary },
    Slider: { railBg: surface.fills[3], railHoverBg: surface.fills[3], trackHoverBg: hover },
    // Steps in sight without a pointer over them.
    InputNumber: { handleVisible: true },
    // What is raised is lighter, in the dark as well.
    Segmented: dark
      ? { trackBg: surface.layout, itemSelectedBg: primary }
      : { trackBg: secondary, itemSelectedBg: surface.container },
    Tooltip: { colorTextLightSolid: '#ffffff' },
  };
}
