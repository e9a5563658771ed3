import { expect, it } from 'vitest';
import { roughHeight } from './rough-height.ts';

const field = (span: number) => ({ id: `f${span}`, vModel: 'f', config: { aditKey: 'input', span } });

it('is a line for a field, and for a group its lines with what stands round them', () => {
  expect(roughHeight(field(12))).toBe(62);
  const card = { id: 'c', config: { aditKey: 'card', children: [field(12), field(12), field(24)] } };
  expect(roughHeight(card)).toBe(56 + 2 * 62);
  expect(roughHeight({ id: 'o', config: { aditKey: 'card', children: [card] } })).toBe(56 + 56 + 2 * 62);
});

it('takes what is no node, and spans that are none, as they come', () => {
  expect(roughHeight({ id: 'c', config: { children: [null, 'x', { config: { span: 'wide' } }] } })).toBe(56 + 62);
});
