import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate, type Language } from '../text/text.ts';
import { booleanKind } from './boolean-kind.ts';

const plain = testField('boolean');
const numbers = testField('boolean', { props: { activeValue: 1, inactiveValue: 0 } });
const words = testField('boolean', {
  props: { activeValue: 'on', inactiveValue: 'off', activeTxt: '启', inactiveTxt: '停' },
});
const shown = (value: unknown, field = plain, language: Language = 'zh') =>
  booleanKind.display(value, field, { ...plainContext, language, translate: createTranslate([engineTexts], language) });

describe('a switch', () => {
  it.each([
    [plain, true, true],
    [plain, 'true', true],
    [plain, false, false],
    [numbers, 1, 1],
    [numbers, '1', 1],
    [numbers, true, 1],
    [numbers, false, 0],
    [words, 'off', 'off'],
    [words, true, 'on'],
  ])('%# takes a position in the words of the design', (field, value, expected) => {
    expect(booleanKind.parse(value, field)).toEqual({ ok: true, value: expected });
  });

  it.each([[2], ['yes'], [{}], [[true]], [{ toString: 1 }], [Number.NaN]])('refuses %j', (value) => {
    expect(booleanKind.parse(value, numbers)).toEqual({ ok: false, problem: { code: 'field.boolean' } });
  });

  it('is a position also when it is off, and none when nothing is there', () => {
    expect([false, 0, 'off'].map(booleanKind.isEmpty)).toEqual([false, false, false]);
    expect([null, undefined, ''].map(booleanKind.isEmpty)).toEqual([true, true, true]);
  });

  it('is a boolean in its column and the design’s own value outside', () => {
    for (const field of [plain, numbers, words]) {
      for (const position of [true, false]) {
        const answer = booleanKind.parse(position, field);
        const value = answer.ok && answer.value;
        expect(booleanKind.toColumn?.(value, field)).toBe(position);
        expect(booleanKind.fromColumn?.(position, field)).toBe(value);
      }
    }
    expect(booleanKind.toColumn?.('', plain)).toBeNull();
    expect(booleanKind.fromColumn?.(null, plain)).toBeNull();
  });

  it('is shown by the words of the design, else by those of the language', () => {
    expect([shown(true), shown(false), shown('x')]).toEqual(['是', '否', '']);
    expect([shown(true, plain, 'en'), shown(false, plain, 'zhtw')]).toEqual(['Yes', '否']);
    expect([shown('on', words), shown('off', words)]).toEqual(['启', '停']);
  });

  it('is equal or not, and has no order', () => {
    expect(booleanKind.compare?.(1, '1')).toBe(0);
    expect(booleanKind.compare?.(1, 0)).toBeUndefined();
  });
});
