import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import type { ValueKindName } from '../fields/value-kind.ts';
import { limits } from '../limits.ts';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate } from '../text/text.ts';
import { valueKinds } from './index.ts';

const options = [
  { id: 'z', fullName: '照明', children: [{ id: 'z1', fullName: '应急照明' }] },
  { id: 7, fullName: '排水' },
];
const fixed = { slot: { options } };
const asked = { config: { dataType: 'dynamic', propsUrl: 'x' } } as const;
const parsed = (kind: ValueKindName, value: unknown, parts: Parameters<typeof testField>[1] = fixed) => {
  const answer = valueKinds[kind].parse(value, testField(kind, parts));
  return answer.ok ? answer.value : answer.problem.code;
};
const shown = (kind: ValueKindName, value: unknown, props: Record<string, unknown> = {}) =>
  valueKinds[kind].display(value, testField(kind, { ...fixed, props }), plainContext);

describe('a choice', () => {
  it('of the design is taken in the type that the design gave it', () => {
    expect([parsed('choice', 'z'), parsed('choice', '7'), parsed('choice', 7), parsed('choice', 'z1')]).toEqual([
      ...['z', 7, 7, 'z1'],
    ]);
  });

  it.each([['x'], [['z']], [{ id: 'z' }], [Number.NaN], ['z\u0000']])('refuses %j', (value) => {
    expect(parsed('choice', value)).toBe('field.choice');
    expect(parsed('choices', [value])).toBe('field.choice');
  });

  it('of a source that only the server knows is any short text', () => {
    expect(parsed('choice', 'anything', asked)).toBe('anything');
    expect(parsed('choice', 12, asked)).toBe('12');
    for (const value of [
      'x'.repeat(limits.textLength + 1),
      'a\u0000',
      '\ud800',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      {},
    ])
      expect(parsed('choice', value, asked)).toBe('field.choice');
  });

  it('comes back from its column in the type of the design', () => {
    const kind = valueKinds.choice;
    const field = testField('choice', fixed);
    expect(kind.toColumn?.(7, field)).toBe('7');
    expect(kind.fromColumn?.('7', field)).toBe(7);
    expect(kind.fromColumn?.('gone', field)).toBe('gone');
    expect(kind.fromColumn?.(null, field)).toBeNull();
  });

  it('is shown by its label, and by itself when the option is gone', () => {
    expect([shown('choice', '7'), shown('choice', 'z1'), shown('choice', 'gone')]).toEqual([
      '排水',
      '应急照明',
      'gone',
    ]);
    expect(shown('choice', { toString: 1 })).toBe('');
  });
});

describe('words of options in several languages', () => {
  const offered = [
    { value: 'a', label: '甲', labels: { zh: '甲', en: 'A', zhtw: '甲' } },
    { value: 'b', label: '乙', children: [{ value: 'b1', label: '乙一', labels: { zh: '乙一', en: 'B 1' } }] },
  ];
  const read = (kind: ValueKindName, value: unknown, language: 'zh' | 'en') =>
    valueKinds[kind].display(value, testField(kind), {
      ...plainContext,
      language,
      translate: createTranslate([engineTexts], language),
      optionsOf: () => offered,
    });

  it('are those of the language that is read, else the Chinese ones', () => {
    expect([read('choice', 'a', 'zh'), read('choice', 'a', 'en'), read('choice', 'b', 'en')]).toEqual([
      '甲',
      'A',
      '乙',
    ]);
    expect(read('choices', ['a', 'b'], 'en')).toBe('A, 乙');
    expect(read('path', ['b', 'b1'], 'en')).toBe('乙 / B 1');
    expect(read('reference', 'a', 'en')).toBe('A');
  });
});

describe('several choices', () => {
  it('are taken one by one', () => {
    expect(parsed('choices', ['z', '7'])).toEqual(['z', 7]);
    expect(parsed('choices', 'z')).toBe('field.choices');
    expect(parsed('choices', ['z', 'x'])).toBe('field.choice');
    expect(parsed('choices', Array(limits.batchIds + 1).fill('z'))).toBe('field.choices');
  });

  it('are shown with a comma of the language of the list', () => {
    expect(shown('choices', ['z', 7, 'gone'])).toBe('照明、排水、gone');
  });
});

describe('a way down a tree', () => {
  it('is followed step by step', () => {
    expect(parsed('path', ['z', 'z1'])).toEqual(['z', 'z1']);
    expect(parsed('path', ['z1'])).toBe('field.choice');
    expect(parsed('path', ['z', 'z', 'z1'])).toBe('field.choice');
    expect(parsed('path', 'z')).toBe('field.choice');
    expect(parsed('paths', [['z', 'z1'], ['7']])).toEqual([['z', 'z1'], [7]]);
    expect(parsed('paths', ['z'])).toBe('field.choice');
  });

  it('whose options only the server knows holds short texts and no more steps than a document is deep', () => {
    expect(parsed('path', ['a', 'b'], asked)).toEqual(['a', 'b']);
    expect(parsed('path', ['a\u0000'], asked)).toBe('field.choice');
    expect(parsed('path', ['x'.repeat(limits.textLength + 1)], asked)).toBe('field.choice');
    expect(parsed('path', Array(limits.documentDepth + 1).fill('a'), asked)).toBe('field.choice');
  });

  it('is shown from its first step to its last, or by its last', () => {
    expect(shown('path', ['z', 'z1'])).toBe('照明 / 应急照明');
    expect(shown('path', ['z', 'z1'], { separator: '>' })).toBe('照明 > 应急照明');
    expect(shown('path', ['z', 'z1'], { showAllLevels: false })).toBe('应急照明');
    expect(shown('paths', [['z', 'z1'], [7]])).toBe('照明 / 应急照明、排水');
    expect(shown('paths', ['z'])).toBe('');
  });
});

describe('a reference', () => {
  it('is an id', () => {
    expect(parsed('reference', 'u-1')).toBe('u-1');
    for (const value of [1, {}, ['u-1'], 'a\u0000', 'x'.repeat(limits.textLength + 1)])
      expect(parsed('reference', value)).toBe('field.choice');
    expect(parsed('references', ['u-1', 'u-2'])).toEqual(['u-1', 'u-2']);
    expect(parsed('references', ['u-1', 2])).toBe('field.choice');
  });

  it('comes back from its column as it is', () => {
    expect(valueKinds.reference.fromColumn?.('u-1', testField('reference'))).toBe('u-1');
    expect(valueKinds.reference.fromColumn?.(null, testField('reference'))).toBeNull();
  });
});
