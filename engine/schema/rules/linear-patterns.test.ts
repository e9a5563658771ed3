import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import { compilePattern, type PatternEngine } from './compile-pattern.ts';
import { linearPatterns } from './linear-patterns.ts';

/** The engine of the browser, with the flag `u` where the source can have it: a character outside the basic plane is one. */
const nativePatterns: PatternEngine = {
  compile(source, flags) {
    try {
      return new RegExp(source, flags.includes('u') ? flags : `${flags}u`);
    } catch {
      return new RegExp(source, flags);
    }
  },
};

function compile(text: string) {
  const { pattern } = compilePattern(text, linearPatterns);
  if (!pattern) throw new Error(`${text} was refused`);
  return pattern;
}

function runWithin(limitMs: number, run: () => unknown): void {
  const before = performance.now();
  run();
  if (isLongRun) expect(performance.now() - before).toBeLessThan(limitMs);
}

describe('patterns', () => {
  it.each(['/^(a+)+$/', '/(.*a){20}/', '/^(a|a)*$/', '/^(a?){30}a{30}$/', '/(x+x+)+y/'])(
    'answer for 50,000 characters within 100 ms: %s',
    (text) => {
      const pattern = compile(text);
      for (const value of [`${'a'.repeat(50_000)}!`, 'b'.repeat(50_000), 'x'.repeat(50_000)]) {
        runWithin(100, () => pattern.test(value));
      }
    },
  );

  it('judge by what would never end in an engine that backtracks', () => {
    expect(compile('/^(a+)+$/').test(`${'a'.repeat(50_000)}!`)).toBe(false);
    expect(compile('/^(a+)+$/').test('a'.repeat(50_000))).toBe(true);
  });

  it('check an import of 1,000 rows of 200 characters in under 2 s', () => {
    const patterns = ['/^(a+)+$/', '/(.*a){20}/', '/^([a-z]{1,30}){1,30}$/'].map(compile);
    const rows = Array.from({ length: 1_000 }, (_, index) => `${'a'.repeat(190)}${index}!`);
    runWithin(2_000, () => rows.map((row) => patterns.map((pattern) => pattern.test(row))));
  });

  it.each(['(?=a)b', '(?!a)b', '(?<=a)b', '(?<!a)b', '(a)\\1', '(?<n>a)\\k<n>', 'a{1001}', 'a{1000}'.repeat(3)])(
    'refuse %s with a problem',
    (source) => {
      expect(compilePattern(source, linearPatterns)).toEqual({
        pattern: null,
        problems: [{ code: 'pattern.unsupported' }],
      });
    },
  );

  it.each(['a{1000}'.repeat(5), '(\\w{1,70}){1,70}', `(${'[a-z]?'.repeat(160)})*`, '\\p{L}{500}'])(
    'compile or refuse %s within 200 ms',
    (source) => {
      runWithin(200, () => compilePattern(source, linearPatterns));
    },
  );

  it('keep flags', () => {
    expect(compile('/^ab$/i').test('AB')).toBe(true);
    expect(compile('/^b$/m').test('a\nb')).toBe(true);
    expect(compile('/^a.b$/s').test('a\nb')).toBe(true);
    expect(compile('/^a.b$/').test('a\nb')).toBe(false);
  });
});

describe('both engines', () => {
  const sources = [
    '^\\s*$',
    '^\\S+$',
    '^[\\s\\d]+$',
    '^[^\\s]+$',
    '^[\\S]+$',
    '^[^\\S]+$',
    '^[\\s-]+$',
    '^.+$',
    '^[.]$',
    '^[[a]+$',
    '^.{2}$',
    '^[\\u4e00-\\u9fa5]+$',
    '\\bab\\b',
    '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$',
    '^1(3|4|5|7|8|9)\\d{9}$',
    '^[A-Za-z][\\w\\-]*$',
    '^a{,3}$',
    '^[^]$',
  ];
  const value = fc.oneof(
    fc.string({ unit: fc.constantFrom(...' \t\n\r\u00a0\u3000\u2028\u200b\ufeffab1_-.@[中𠮷{,3}A'), maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );

  it.each(sources)('agree on %s', (source) => {
    const linear = compile(source);
    const native = compilePattern(source, nativePatterns).pattern;
    fc.assert(
      fc.property(value, (text) => {
        expect(linear.test(text)).toBe(native?.test(text));
      }),
      { numRuns: 500 },
    );
  });

  it('agree on every escaped letter and digit, or the server refuses it', () => {
    const differing: string[] = [];
    for (const letter of '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const forms = ['', 'L', '{2}', '{L}', '{Han}', '{41}', '0041', 'J', '<n>', '\\-'].map(
        (tail) => `\\${letter}${tail}`,
      );
      for (const source of forms.flatMap((form) => [`^${form}$`, `^[${form}]$`, `^(?<n>a)${form}$`])) {
        const linear = compilePattern(source, linearPatterns).pattern;
        const native = compilePattern(source, nativePatterns).pattern;
        for (const text of [
          letter,
          `${letter}L`,
          letter.repeat(2),
          '\0',
          '\b',
          '\t',
          '\n',
          'A',
          '中',
          'aa',
          'ak',
          '}',
          '-',
        ]) {
          if (linear && linear.test(text) !== native?.test(text))
            differing.push(`${source} on ${JSON.stringify(text)}`);
        }
      }
    }
    expect(differing).toEqual([]);
  });

  it('agree on generated patterns', () => {
    const atom = fc.constantFrom('a', 'b', '.', '\\d', '\\w', '\\s', '[ab]', '[^a]', '中', '\\.', '[\\s-]', '^', '$');
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 3 },
        atom,
        fc.tuple(tie('pattern'), tie('pattern')).map((pair) => pair.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map((pair) => `(?:${pair.join('|')})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?'))
          .map(([one, q]) => `(${one})${q}`),
      ),
    }));
    fc.assert(
      fc.property(pattern, value, (source, text) => {
        const native = compilePattern(source, nativePatterns).pattern;
        const linear = compilePattern(source, linearPatterns).pattern;
        fc.pre(native !== null);
        expect(linear?.test(text)).toBe(native?.test(text));
      }),
      { numRuns: 3_000 },
    );
  });
});
