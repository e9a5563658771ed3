import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import { limits } from '../limits.ts';
import { longTextKind, textKind } from './text-kinds.ts';

const field = testField('text');
const parsed = (value: unknown, kind = textKind) => {
  const answer = kind.parse(value, field);
  return answer.ok ? answer.value : answer.problem.code;
};

describe('a text', () => {
  it.each([
    ['K1+200', 'K1+200'],
    ['  两端的空格  ', '两端的空格'],
    ['中间 的空格', '中间 的空格'],
    [7, '7'],
    [0.5, '0.5'],
    ['   ', ''],
    ['😀', '😀'],
  ])('takes %j as %j', (value, expected) => expect(parsed(value)).toBe(expected));

  it.each([[true], [{}], [['a']], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [1n]])('refuses %s', (value) => {
    expect(parsed(value)).toBe('field.text');
  });

  it.each([['a\u0000b'], ['半个\ud83d'], ['\ude00']])('refuses %j, which no column can hold', (value) => {
    expect([parsed(value), parsed(value, longTextKind)]).toEqual(['field.characters', 'field.characters']);
  });

  it('has an upper limit of length; one of several lines may be as long as a document', () => {
    expect(parsed('x'.repeat(limits.longTextLength))).toHaveLength(limits.longTextLength);
    expect(parsed('x'.repeat(limits.longTextLength + 1))).toBe('field.maxLength');
    expect(parsed('x'.repeat(limits.longTextLength + 1), longTextKind)).toHaveLength(limits.longTextLength + 1);
    expect(parsed('x'.repeat(limits.documentBytes + 1), longTextKind)).toBe('field.maxLength');
  });

  it('of several lines keeps the spaces at its ends', () => {
    expect(parsed('  第一行\n第二行 ', longTextKind)).toBe('  第一行\n第二行 ');
  });

  it('is shown as it is, and what is no text as nothing', () => {
    expect(textKind.display('a <b>', field, plainContext)).toBe('a <b>');
    expect(textKind.display(12, field, plainContext)).toBe('12');
    expect(textKind.display({ toString: 1 }, field, plainContext)).toBe('');
  });

  it('stands in Chinese order', () => {
    expect(['重庆', '安徽', '北京'].sort((a, b) => textKind.compare?.(a, b) ?? 0)).toEqual(['安徽', '北京', '重庆']);
    expect(textKind.compare?.('a', 'b')).toBeLessThan(0);
    expect(textKind.compare?.({}, 'b')).toBeUndefined();
  });

  it('is equal to nothing but itself, however alike two texts look', () => {
    expect(textKind.compare?.('管廊', '管廊')).toBe(0);
    expect(textKind.compare?.('管廊\u200b', '管廊')).not.toBe(0);
    expect(textKind.compare?.('A', 'a')).not.toBe(0);
  });
});
