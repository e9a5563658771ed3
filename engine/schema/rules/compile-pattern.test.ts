import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import { compilePattern, nativePatterns, type PatternEngine } from './compile-pattern.ts';
import { isSlowPattern } from './pattern-cost.ts';
import { readPattern } from './pattern-tree.ts';

const codesOf = (text: unknown, engine = nativePatterns) =>
  compilePattern(text, engine).problems.map((problem) => problem.code);

function passes(text: string, value: string) {
  const { pattern } = compilePattern(text, nativePatterns);
  if (!pattern) throw new Error(`${text} was refused`);
  return pattern.test(value);
}

describe('a stored pattern', () => {
  it('is read as a literal or a bare source', () => {
    expect(passes('/^1(3|4|5|7|8|9)\\d{9}$/', '13800138000')).toBe(true);
    expect(passes('/^1(3|4|5|7|8|9)\\d{9}$/', '12800138000')).toBe(false);
    expect(passes('^[a-z]+$', 'abc')).toBe(true);
    expect(passes(' /^A\\/b$/i ', 'a/B')).toBe(true);
  });

  it('gives the same answer each time, whatever its flags', () => {
    const { pattern } = compilePattern('/a/gy', nativePatterns);
    expect([1, 2, 3].map(() => pattern?.test('xa'))).toEqual([true, true, true]);
    expect(pattern?.flags).toBe('');
  });

  it('counts a character outside the basic plane once', () => {
    expect(passes('/^.{2}$/', '𠮷野')).toBe(true);
    expect(passes('/^[\\w\\-]$/', '-')).toBe(true);
    expect(passes('/^\\_$/', '_')).toBe(true);
  });

  it.each([
    ['', 'pattern.empty'],
    ['//', 'pattern.empty'],
    ['/(/', 'pattern.syntax'],
    ['/a', 'pattern.syntax'],
    ['/', 'pattern.syntax'],
    ['/a/1', 'pattern.syntax'],
    ['[z-a]', 'pattern.syntax'],
    ['*', 'pattern.syntax'],
    ['/a/v', 'pattern.unsupported'],
    ['/a/x', 'pattern.unsupported'],
    ['a'.repeat(1_001), 'pattern.tooLong'],
    ['a'.repeat(1_000_000), 'pattern.tooLong'],
    ['a{1000}'.repeat(6), 'pattern.tooLarge'],
    ['((a{1,100}){1,100}){1,100}', 'pattern.tooLarge'],
    ['('.repeat(1_000), 'pattern.syntax'],
    [null, 'pattern.syntax'],
    [{ pattern: '/a/' }, 'pattern.syntax'],
  ])('%# is refused with a problem', (text, code) => {
    expect(compilePattern(text, nativePatterns).pattern).toBeNull();
    expect(codesOf(text)).toEqual([code]);
  });

  it('that the engine cannot run is refused, not thrown', () => {
    const engine: PatternEngine = {
      compile: () => {
        throw new Error('no');
      },
    };
    expect(codesOf('/a/', engine)).toEqual(['pattern.unsupported']);
  });
});

describe('a slow pattern', () => {
  const slow = [
    '(a+)+',
    '^(a+)+$',
    '(.*a){20}',
    '(a*)*',
    '(a|a)*',
    '(\\w|\\d)+$',
    '([a-z]+)*$',
    '(\\w+\\s?)*$',
    '^([\\w.]+\\.)+$',
    '((a+){2})*b',
    '(?:(?:a+)b?)+c',
    '(a?){30}a{30}',
    '([a-z]{2,3})+$',
    '(x+x+)+y',
    '([\\/\\w \\.-]*)*\\/?$',
    '.*.*.*.*.*x',
    '(?<n>\\p{L}+)+$',
    '([^,]+)+,',
    '((xa+)*a)*$',
  ];
  const quick = [
    '^1(3|4|5|7|8|9)\\d{9}$',
    '^\\d+(\\.\\d+)*$',
    '^(\\d+\\.)*\\d+$',
    '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$',
    '^[\\u4e00-\\u9fa5]+(·[\\u4e00-\\u9fa5]+)*$',
    '^((\\d{1,3})\\.){3}\\d{1,3}$',
    '^(?=.*\\d)(?=.*[a-z])[a-z\\d]{6,16}$',
    '^\\d{1,3}(,\\d{3})*(\\.\\d+)?$',
    '^([A-Z]{2}\\d{4,6};)+$',
    '(a|b|cd)*',
    '^.*foo.*bar.*$',
    '[+*]{2,}',
    '^[^\\s]+$',
    '\\(a+\\)+',
    '(?:(?!x).)*',
  ];

  it.each(slow)('is recognised: %s', (source) => {
    expect(isSlowPattern(readPattern(source, false))).toBe(true);
    expect(codesOf(source)).toEqual(['pattern.slow']);
  });

  it.each(quick)('is not suspected: %s', (source) => {
    expect(codesOf(source)).toEqual([]);
  });

  it('is recognised when only the flag i makes it one', () => {
    expect(codesOf('/(a+A?)+$/i')).toEqual(['pattern.slow']);
    expect(codesOf('/([a-z]+-)+$/i')).toEqual([]);
    expect(codesOf('/(a+B)+$/i')).toEqual([]);
    expect(codesOf('/(a|A)*/')).toEqual([]);
    expect(codesOf('/(a|A)*/i')).toEqual(['pattern.slow']);
  });

  it('is not run by an engine that backtracks, and is by one that does not', () => {
    const text = `${'a'.repeat(50_000)}!`;
    const before = performance.now();
    expect(passes('/^(a+)+$/', text)).toBe(true);
    if (isLongRun) expect(performance.now() - before).toBeLessThan(50);
    const linear = { linear: true, compile: () => ({ test: () => false }) };
    expect(compilePattern('/^(a+)+$/', linear)).toMatchObject({ pattern: { slow: true } });
    expect(compilePattern('/^(a+)+$/', linear).pattern?.test(text)).toBe(false);
  });
});

it.each([
  `${'('.repeat(400)}a${'?)'.repeat(290)}${')'.repeat(110)}`,
  'a?'.repeat(500),
  `(${'a?'.repeat(498)})*`,
  `(${'[a-z]|'.repeat(140)}x)*`,
  '[\\s\\S]'.repeat(140),
  `${'(a|'.repeat(240)}b${')'.repeat(240)}`,
])('%# of nearly 1,000 characters is judged within 50 ms', (source) => {
  const before = performance.now();
  compilePattern(source, nativePatterns);
  if (isLongRun) expect(performance.now() - before).toBeLessThan(50);
});
