import { expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import { defaultValue } from '../check/default-value.ts';
import { valueKinds } from './index.ts';
import { writtenState } from './written-values.ts';

const words = {
  dashText: { zh: '未检查', en: 'Not checked', zhtw: '未檢查' },
  checkText: { zh: '合格', en: 'Pass', zhtw: '合格' },
  crossText: '不合格',
};
const field = { ...testField('threeState'), props: words };
const kind = valueKinds.threeState;

it('is 1, 2 or 3, and nothing else', () => {
  const parsed = (value: unknown) => {
    const answer = kind.parse(value, field);
    return answer.ok ? answer.value : answer.problem.code;
  };
  expect([1, '2', 3].map(parsed)).toEqual([1, 2, 3]);
  for (const wrong of [0, 4, 1.5, '02', '合格', true, [1], {}]) expect(parsed(wrong)).toBe('field.threeState');
});

it('begins with 1, is read in the words of the design, and sorts by its number', () => {
  expect(defaultValue(field, new Date(), 'Asia/Shanghai')).toBe(1);
  const shown = (value: unknown, language: 'zh' | 'en') => kind.display(value, field, { ...plainContext, language });
  expect([1, 2, 3].map((state) => shown(state, 'zh'))).toEqual(['未检查', '合格', '不合格']);
  expect([1, 2, 3].map((state) => shown(state, 'en'))).toEqual(['Not checked', 'Pass', '不合格']);
  expect(kind.compare?.(3, 1)).toBe(1);
});

it.each([
  ...([
    ['—', 1],
    ['-', 1],
    ['未检查', 1],
    ['Not checked', 1],
  ] as const),
  ...([
    ['√', 2],
    ['✓', 2],
    ['合格', 2],
    ['pass', 'pass'],
    ['3', '3'],
    ['×', 3],
    ['x', 3],
    ['不合格', 3],
    ['4', '4'],
  ] as const),
])('is written %s in a spreadsheet: %s', (text, state) => expect(writtenState(text, field)).toBe(state));
