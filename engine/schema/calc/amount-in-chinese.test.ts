import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInChinese } from './amount-in-chinese.ts';
import { calcTexts } from './calc-texts.ts';

const words = (value: unknown) => {
  const amount = amountInChinese(value);
  return amount.kind === 'words' ? amount.text : calcTexts.en[amount.key];
};

describe('an amount in Chinese', () => {
  it.each([
    [1800, '壹仟捌佰元整'],
    ['1928', '壹仟玖佰贰拾捌元整'],
    ['0.05', '伍分'],
    ['0.5', '伍角'],
    ['0.55', '伍角伍分'],
    [10.5, '壹拾元伍角'],
    ['10.05', '壹拾元零伍分'],
    ['10.55', '壹拾元伍角伍分'],
    [100000001, '壹亿零壹元整'],
    ['101000000', '壹亿零壹佰万元整'],
    ['100010000', '壹亿零壹万元整'],
    ['1001000', '壹佰万壹仟元整'],
    ['10500', '壹万零伍佰元整'],
    ['1010101.01', '壹佰零壹万零壹佰零壹元零壹分'],
    ['100000000', '壹亿元整'],
    ['100001000', '壹亿零壹仟元整'],
    ['999999999999.99', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['1.005', '壹元零壹分'],
    ['0.999', '壹元整'],
    ['0.01', '壹分'],
  ])('writes %s as %s', (value, text) => {
    expect(words(value)).toBe(text);
  });

  it('is 零元整 below one cent', () => {
    expect(['0', 0, '-0', '0.009', '0.00'].map(words)).toEqual(Array(5).fill('零元整'));
  });

  it('is empty for negative, missing and non-numeric values', () => {
    expect(['-1', -0.001, '', null, undefined, 'abc', '１２', '1e3', [], {}].map(words)).toEqual(Array(10).fill(''));
  });

  it('says so above 12 integer digits, counted after rounding', () => {
    expect(words('1000000000000')).toBe('Amount too large to calculate');
    expect(words('999999999999.995')).toBe('Amount too large to calculate');
    expect(words('999999999999.994')).toContain('玖分');
  });

  it('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (cents) => {
        const value = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const text = words(value);
        expect(readBack(text)).toBe(cents);
        expect(text).not.toMatch(/零零|^零|零元|零[万亿]|零整/);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Cents from words, by a way of its own: units weigh the digit before them, 万 and 亿 the group before them. */
function readBack(text: string): bigint {
  const places: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n };
  let cents = 0n;
  let group = 0n;
  let digit = 0n;
  for (const character of text) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character);
    if (value >= 0) digit = BigInt(value);
    else if (character === '角') cents += digit * 10n;
    else if (character === '分') cents += digit;
    else if (places[character]) group += digit * places[character];
    else {
      const weight = character === '亿' ? 10_000_000_000n : character === '万' ? 1_000_000n : 100n;
      if (character !== '整') cents += (group + digit) * weight;
      group = 0n;
    }
    if (value < 0) digit = 0n;
  }
  return cents;
}
