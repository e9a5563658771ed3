import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { createTheme } from './create-theme.ts';
import { frameThemes } from './frame-themes.ts';
import { contrast } from './mix.ts';
import { accents, themeColours } from './palette.ts';

const modes = ['light', 'dark'] as const;
const combinations = modes.flatMap((mode) =>
  modes.flatMap((block) => themeColours.map((colour) => ({ mode, block, colour }))),
);

/** Every token of a choice as antd computes it, and the theme itself for the parts of single components. */
function made(choice: (typeof combinations)[number]) {
  const config = createTheme(choice);
  const tokens: Record<string, unknown> = { ...theme.getDesignToken(config) };
  const token = (name: string) => {
    const value = tokens[name];
    if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) throw new Error(`${name} is ${String(value)}`);
    return value;
  };
  return { config, token };
}

/** Words and the grounds that they stand on, by token. */
const pages = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated', 'colorFillQuaternary', 'colorFillTertiary'];
const chosen = ['controlItemBgActive', 'controlItemBgActiveHover', 'colorPrimaryBg', 'colorPrimaryBgHover'];
const states = ['Success', 'Warning', 'Error'];
const grey = [
  'colorText',
  'colorTextHeading',
  'colorTextSecondary',
  'colorTextLabel',
  'colorTextTertiary',
  'colorIcon',
];
const pairs: readonly (readonly [words: readonly string[], grounds: readonly string[]])[] = [
  [
    [...grey, 'colorTextDescription'],
    [...pages, ...chosen],
  ],
  [['colorTextPlaceholder'], pages],
  [['colorText', 'colorTextSecondary', 'colorTextTertiary'], ['colorFillSecondary']],
  [['colorLink', 'colorLinkActive', 'colorPrimary', 'colorPrimaryText'], [...pages]],
  [['colorPrimary'], chosen],
  [['colorLinkHover', 'colorPrimaryHover', 'colorPrimaryTextHover'], pages],
  [['colorTextLightSolid'], ['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive', 'colorError']],
  ...states.map((state) => [[`color${state}`], [`color${state}Bg`, ...pages]] as const),
  [['colorInfo'], ['colorInfoBg', ...pages]],
  [['aditMenuText', 'aditMenuStrong'], ['aditMenuGround']],
  [['aditMenuStrong'], ['aditMenuHover', 'aditMenuSelected']],
];

describe('the theme', () => {
  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  it('is there for eight colours on a light and a dark page, each with a dark and a light menu', () => {
    expect(combinations).toHaveLength(32);
  });

  it.each(combinations)('keeps 4.5 : 1 under words: $colour, $mode page, $block menu', (choice) => {
    const { config, token } = made(choice);
    const low = pairs.flatMap(([words, grounds]) =>
      words.flatMap((word) =>
        grounds
          .map((ground) => ({ word, ground, is: contrast(token(word), token(ground)) }))
          .filter(({ is }) => is < 4.5),
      ),
    );
    expect(low).toEqual([]);
    const { Button, Select, Segmented, Table } = config.components ?? {};
    for (const [words, ground] of [
      [Button?.primaryColor, token('colorPrimary')],
      [Button?.dangerColor, token('colorError')],
      [token('colorText'), Select?.optionSelectedBg],
      [token('colorText'), Select?.multipleItemBg],
      [token('colorText'), Segmented?.itemSelectedBg],
      [token('colorTextSecondary'), Segmented?.trackBg],
      [Table?.headerColor, Table?.headerBg],
      [token('colorTextTertiary'), Table?.rowSelectedBg],
      [token('colorPrimary'), Table?.rowSelectedBg],
      [token('colorPrimary'), Table?.rowSelectedHoverBg],
      ['#ffffff', token('colorBgSpotlight')],
    ])
      expect(contrast(words ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(combinations)('has edges and marks that are found: $colour, $mode page, $block menu', (choice) => {
    const { token } = made(choice);
    expect(contrast(token('colorBorder'), token('colorBgContainer'))).toBeGreaterThan(3);
    expect(contrast(token('colorPrimary'), token('colorBgLayout'))).toBeGreaterThan(3);
    expect(contrast(token('aditMenuMark'), token('aditMenuGround'))).toBeGreaterThan(3);
    expect(contrast(token('aditMenuMark'), token('aditMenuSelected'))).toBeGreaterThan(3);
  });

  it.each(modes)('has nine tints and one shade of each colour in %s (shell specification 9)', (mode) => {
    for (const colour of themeColours) {
      const { token } = made({ mode, block: 'dark', colour });
      const tints = Array.from({ length: limits.themeTints }, (_, index) => token(`colorPrimaryTint${index + 1}`));
      expect(tints).toHaveLength(9);
      expect(limits.themeShades).toBe(1);
      const steps = [token('colorPrimaryShade1'), accents[colour][mode], ...tints, token('colorBgContainer')];
      const away = steps.map((step) => contrast(step, token('colorBgContainer')));
      // On a dark page the shade is nearer to the ground than the accent is.
      const ordered = mode === 'light' ? away : away.slice(1);
      expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));
      expect(new Set(steps).size).toBe(12);
    }
  });

  it.each(themeColours)('keeps 4.5 : 1 for what stands on a dark block above a light page: %s', (colour) => {
    const onBlock = frameThemes({ mode: 'light', block: 'dark', colour }).block;
    const { token } = made({ mode: 'dark', block: 'dark', colour });
    expect(theme.getDesignToken(onBlock)).toMatchObject(theme.getDesignToken(createTheme({ mode: 'dark', colour })));
    for (const words of [...grey, 'colorPrimary', 'aditMenuText', 'aditMenuStrong'])
      expect(contrast(token(words), token('aditMenuGround')), words).toBeGreaterThanOrEqual(4.5);
    for (const [mode, block] of [['light', 'light'] as const, ['dark', 'light'] as const, ['dark', 'dark'] as const])
      expect(frameThemes({ mode, block, colour })).toSatisfy(({ page, block: same }) => page === same);
  });

  it('is the same theme with another block beside it', () => {
    const [dark, light] = modes.toReversed().map((block) => made({ mode: 'light', block, colour: 'blue' }));
    expect(dark?.token('aditMenuGround')).toBe('#17202d');
    expect(light?.token('aditMenuGround')).toBe('#ffffff');
    expect(dark?.token('colorBgContainer')).toBe(light?.token('colorBgContainer'));
  });
});
