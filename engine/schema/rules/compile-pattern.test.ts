import { describe, expect, it } from 'vitest';
import { compilePattern, type PatternEngine } from './compile-pattern.ts';
import { linearPatterns } from './linear-patterns.ts';
import { expandedSize } from './pattern-size.ts';

const codesOf = (text: unknown, engine = linearPatterns) =>
  compilePattern(text, engine).problems.map((problem) => problem.code);

function passes(text: string, value: string) {
  const { pattern } = compilePattern(text, linearPatterns);
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
    const { pattern } = compilePattern('/a/gy', linearPatterns);
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
    expect(compilePattern(text, linearPatterns).pattern).toBeNull();
    expect(codesOf(text)).toEqual([code]);
  });

  it.each<[string, number]>([
    ['^a\\.[\\]b]$', 3],
    ['(?:ab|c){2,3}', 12],
    ['\\bx*y+z?\\u{41}', 5],
    ['(a{10}){1,}', 20],
    ['[^]', 1],
  ])('%s has the size %d once it is written out', (source, size) => expect(expandedSize(source)).toBe(size));

  it('that the engine cannot run is refused, not thrown', () => {
    const engine: PatternEngine = {
      compile: () => {
        throw new Error('no');
      },
    };
    expect(codesOf('/a/', engine)).toEqual(['pattern.unsupported']);
  });
});
