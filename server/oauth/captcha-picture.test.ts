import { expect, it } from 'vitest';
import { times } from '../../test/support/long-run.ts';
import { drawCaptcha, newCaptchaText } from './captcha-picture.ts';

const piece = /^\d+\.\d -?\d+\.\dL\d+\.\d -?\d+\.\d$/;

it('draws each character as short pieces of one path, without a letter of it', () => {
  for (let round = 0; round < times(200); round += 1) {
    const text = newCaptchaText(4);
    expect(text).toMatch(/^[2-578ACEFHK-NPRTUXY]{4}$/);
    const { width, height, path } = drawCaptcha(text);
    const pieces = path.split('M').slice(1);
    expect(pieces.length).toBeGreaterThan(60);
    for (const one of pieces) {
      expect(one).toMatch(piece);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = one.split(/[ L]/).map(Number);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeLessThan(6);
      for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(width);
      for (const y of [y1, y2]) expect(y).toBeLessThanOrEqual(height);
    }
  }
});

it('never draws the same character alike, and says nothing by the order of its pieces', () => {
  const [one, other] = [drawCaptcha('XXXX'), drawCaptcha('XXXX')];
  expect(one.path).not.toBe(other.path);
  const starts = one.path
    .split('M')
    .slice(1)
    .map((text) => Number.parseFloat(text));
  const jumps = starts.slice(1).filter((x, index) => Math.abs(x - (starts[index] ?? 0)) > 12);
  expect(jumps.length).toBeGreaterThan(starts.length / 2);
});
