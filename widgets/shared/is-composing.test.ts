import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

it('is told by the event, or by the code alone, as Safari tells the Enter that chose a word', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
