import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it('measures as WCAG does: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('rgb(18, 104, 204)', '#1268cc')).toBeCloseTo(1, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

it('says nothing about colours that it cannot read', () => {
  expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBeUndefined();
  expect(contrast('url(x)', '#fff')).toBeUndefined();
});
