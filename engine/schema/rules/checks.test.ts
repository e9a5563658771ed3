import { describe, expect, it } from 'vitest';
import { createTranslate, languages } from '../text/text.ts';
import {
  allChecks,
  lengthCheck,
  namedRuleCheck,
  patternCheck,
  precisionCheck,
  rangeCheck,
  requiredCheck,
} from './checks.ts';
import { compilePattern } from './compile-pattern.ts';
import { linearPatterns } from './linear-patterns.ts';
import { problemText, ruleTexts } from './rule-texts.ts';

const empty = [null, undefined, '', '  ', []];

describe('a required value', () => {
  it('is not null, undefined, empty text, spaces or an empty list', () => {
    expect(empty.map((value) => requiredCheck()(value)?.code)).toEqual(Array(5).fill('field.required'));
    expect([0, false, '0', [null], {}].map(requiredCheck())).toEqual(Array(5).fill(null));
  });

  it('may have an emptiness of its kind', () => {
    const check = requiredCheck((value) => Array.isArray(value) && value.every((end) => end === null));
    expect(check([null, null])).toEqual({ code: 'field.required' });
    expect(check([1, null])).toBeNull();
    expect(check(null)).toEqual({ code: 'field.required' });
  });
});

describe('every other check', () => {
  const checks = [
    patternCheck({ test: () => false }),
    namedRuleCheck('email'),
    lengthCheck({ min: 3 }),
    rangeCheck({ min: 3 }),
    precisionCheck(0),
  ];

  it('passes what is empty', () => {
    for (const check of checks) expect(empty.map(check)).toEqual(Array(5).fill(null));
  });

  it('refuses what is neither text nor number', () => {
    for (const check of checks) {
      for (const value of [{}, ['a'], true]) expect(check(value)?.code).toMatch(/^field\.(text|number)$/);
    }
  });
});

describe('patterns and named rules', () => {
  it('answer with the words of the document first', () => {
    const { pattern } = compilePattern('/^1(3|4|5|7|8|9)\\d{9}$/', linearPatterns);
    if (!pattern) throw new Error('unreachable: the pattern is right');
    expect(patternCheck(pattern, '手机号应为 11 位')('12')).toEqual({
      code: 'field.pattern',
      message: '手机号应为 11 位',
    });
    expect(patternCheck(pattern, '')('12')).toEqual({ code: 'field.pattern' });
    expect(patternCheck(pattern)(13800138000)).toBeNull();
    expect(namedRuleCheck('iphone')('12')).toEqual({ code: 'rule.iphone' });
    expect(namedRuleCheck('iphone', '号码')('12')).toEqual({ code: 'rule.iphone', message: '号码' });
    expect(namedRuleCheck('iphone')('13800138000')).toBeNull();
  });
});

describe('limits', () => {
  it('of length include both ends', () => {
    const check = lengthCheck({ min: 2, max: 4 });
    expect(['ab', 'abcd', 1234].map(check)).toEqual([null, null, null]);
    expect(check('a')).toEqual({ code: 'field.minLength', params: { min: 2 } });
    expect(check('abcde')).toEqual({ code: 'field.maxLength', params: { max: 4 } });
  });

  it('of size are exact', () => {
    const check = rangeCheck({ min: '0.1', max: '9007199254740993' });
    expect(['0.1', 0.1, '9007199254740993'].map(check)).toEqual([null, null, null]);
    expect(check('9007199254740994')).toEqual({ code: 'field.max', params: { max: '9007199254740993' } });
    expect(check('0.09999999999999999999')).toEqual({ code: 'field.min', params: { min: '0.1' } });
    expect(['abc', '1e5', '１２'].map((value) => check(value)?.code)).toEqual(Array(3).fill('field.number'));
  });

  it('that are no numbers do not limit', () => {
    expect(rangeCheck({ min: 'many' })(-5)).toBeNull();
    expect(rangeCheck({})(5)).toBeNull();
  });

  it('of decimals leave trailing zeros out', () => {
    expect(['1', '1.25', '1.250', 0.25].map(precisionCheck(2))).toEqual([null, null, null, null]);
    expect(precisionCheck(2)('1.255')).toEqual({ code: 'field.precision', params: { precision: 2 } });
    expect(precisionCheck(0)('1.5')).toEqual({ code: 'field.integer' });
    expect(precisionCheck(0)('1.0')).toBeNull();
    expect(precisionCheck(0)('x')).toEqual({ code: 'field.number' });
  });

  it('are tried in order, and the first problem counts', () => {
    const check = allChecks([requiredCheck(), lengthCheck({ min: 3 }), namedRuleCheck('digits')]);
    expect(['', 'ab', 'abc', '123'].map((value) => check(value)?.code)).toEqual([
      'field.required',
      'field.minLength',
      'rule.digits',
      undefined,
    ]);
  });
});

describe('the words', () => {
  const zh = createTranslate([ruleTexts], 'zh');
  const en = createTranslate([ruleTexts], 'en');

  it('name the field and the limit', () => {
    expect(problemText({ code: 'field.required' }, zh, '管线名称')).toBe('管线名称不能为空');
    expect(problemText({ code: 'field.min', params: { min: '0.1' } }, en, 'Length')).toBe(
      'Length must be at least 0.1',
    );
    expect(problemText({ code: 'field.pattern', message: '自定' }, zh, '名称')).toBe('自定');
  });

  it('stand by themselves where the place names the field', () => {
    expect(problemText({ code: 'field.required' }, zh)).toBe('不能为空');
    expect(problemText({ code: 'field.required' }, en)).toBe('Cannot be empty');
  });

  it('exist for each key, with the same places, in three languages', () => {
    const places = (text: string) => (text.match(/\{[a-z]+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(ruleTexts.zh)) {
      for (const language of languages) {
        const other = Object.entries(ruleTexts[language]).find(([otherKey]) => otherKey === key)?.[1] ?? '';
        expect(other, `${language} ${key}`).not.toBe('');
        expect(places(other), `${language} ${key}`).toEqual(places(text));
      }
    }
  });
});
