import { expect, it } from 'vitest';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { calculateTexts } from './calculate.texts.ts';
import { formulaWords } from './formula-words.ts';

const translate = createTranslate([calculateTexts], 'zh');
const labels = new Map([
  ['price', '单价'],
  ['labour', '人工费'],
  ['materials-amount', '金额'],
  ['materials-count', '数量'],
]);
const words = (expression: unknown, table: string | null = null) =>
  formulaWords(expression, table, (code) => labels.get(code), translate);

it('writes labels, signs and brackets as people read them', () => {
  expect(words(['(', 'price', '+', '2', '.', '5', ')', '*', 'labour', '/', 2, '-', '1'])).toBe(
    '(单价 + 2.5) × 人工费 ÷ 2 − 1',
  );
});

it('calls a column of a sub-table its sum from outside, and by its name within a row', () => {
  expect(words(['materials-amount', '+', 'labour'])).toBe('金额合计 + 人工费');
  expect(words(['materials.amount'])).toBe('金额合计');
  expect(words(['materials-count', '×', 'price'], 'materials')).toBe('数量 × 单价');
  expect(words(['count', '*', 'amount'], 'materials')).toBe('数量 × 金额');
});

it('keeps a name that nobody knows, and is blank where there is no formula', () => {
  expect(words(['gone', '+', '1'])).toBe('gone + 1');
  for (const nothing of [undefined, null, [], 'price', [null, {}]]) expect(words(nothing)).toBe('');
});
