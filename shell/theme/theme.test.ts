import { describe, expect, it } from 'vitest';
import { contrast, mix } from './mix.ts';
import { accents, surfaces, themeColours } from './palette.ts';

describe('the theme', () => {
  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  for (const mode of ['light', 'dark'] as const) {
    const surface = surfaces[mode];
    it(`keeps words readable in ${mode}`, () => {
      for (const ground of [surface.layout, surface.container, surface.elevated, surface.fills[0], surface.fills[1]]) {
        expect(contrast(surface.text, ground)).toBeGreaterThan(10);
        expect(contrast(surface.textSecondary, ground)).toBeGreaterThan(4.5);
        expect(contrast(surface.textTertiary, ground)).toBeGreaterThan(4.4);
      }
      expect(contrast(surface.border, surface.container)).toBeGreaterThan(3);
      expect(contrast(surface.menuText, surface.menu)).toBeGreaterThan(4.5);
      for (const state of [surface.success, surface.warning, surface.error]) {
        expect(contrast(state.main, state.ground)).toBeGreaterThan(4.5);
        expect(contrast(state.main, surface.container)).toBeGreaterThan(4.5);
      }
    });

    it.each(themeColours)(`keeps %s readable in ${mode}`, (colour) => {
      const accent = accents[colour][mode];
      const selected = mix(accent, surface.container, mode === 'dark' ? 0.18 : 0.08);
      expect(contrast(surface.onAccent, accent)).toBeGreaterThan(4.5);
      expect(contrast(accent, surface.container)).toBeGreaterThan(4.5);
      expect(contrast(accent, surface.layout)).toBeGreaterThan(4.5);
      expect(contrast(accent, selected)).toBeGreaterThan(4.2);
      expect(contrast('#ffffff', mix(accent, surface.menu, 0.24))).toBeGreaterThan(4.5);
    });
  }
});
