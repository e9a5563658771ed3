import { expect, it } from 'vitest';
import { readRules, testPattern, withRule } from './rule-list.ts';

it('a rule by name takes the place of a pattern and the other way round; its message stays', () => {
  expect(withRule({ pattern: '/a/', message: '应为 a' }, 'email')).toEqual({ rule: 'email', message: '应为 a' });
  expect(withRule({ rule: 'email', message: '应为 a' }, '')).toEqual({ pattern: '', message: '应为 a' });
});

it('a pattern is tried on a sample', () => {
  expect(testPattern('/^K\\d+$/', 'K2')).toEqual({ problem: null, fits: true });
  expect(testPattern('/^K\\d+$/', 'M2').fits).toBe(false);
  expect(testPattern('/^K\\d+$/', '').fits).toBe(null);
});

it('a pattern that cannot be used is said, and one that a backtracking engine never ends is run', () => {
  expect(testPattern('/(/', 'a').problem?.code).toBe('pattern.syntax');
  expect(testPattern('/^(a+)+$/', 'aaaa')).toEqual({ problem: null, fits: true });
  expect(testPattern('/^(?=.*a)b$/', 'ab').problem?.code).toBe('pattern.unsupported');
});

it('what is no rule is not shown', () => {
  expect(readRules([{ rule: 'email' }, 5, null])).toEqual([{ rule: 'email' }]);
  expect(readRules('x')).toEqual([]);
});
