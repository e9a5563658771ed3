import { expect, it } from 'vitest';
import { carryOut, field, form, refusalOf } from '../../test/support/designer/design.ts';
import { resizeSpan } from './resize-span.ts';

const document = form([field('a'), { id: 'b', config: { aditKey: 'divider' } }]);

it('sets the width of all chosen nodes in one step', () => {
  const done = carryOut(document, resizeSpan, { keys: ['a', 'b'], span: 8 });
  expect([done.at('/nodes/0/config/span'), done.at('/nodes/1/config/span')]).toEqual([8, 8]);
});

it('brings a width into 1 to 24', () => {
  expect(carryOut(document, resizeSpan, { keys: ['a'], span: 99 }).at('/nodes/0/config/span')).toBe(24);
  expect(carryOut(document, resizeSpan, { keys: ['a'], span: -3 }).at('/nodes/0/config/span')).toBe(1);
});

it('refuses what is no number, and nothing chosen', () => {
  expect(refusalOf(document, resizeSpan, { keys: ['a'], span: Number.NaN })?.refused).toBe('refusal.number');
  expect(refusalOf(document, resizeSpan, { keys: [], span: 8 })?.refused).toBe('refusal.nothingChosen');
});
