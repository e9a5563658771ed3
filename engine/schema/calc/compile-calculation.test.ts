import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import type { CalcScope, CalcToken } from './calc-lexemes.ts';
import { calcTexts } from './calc-texts.ts';
import { compileCalculation } from './compile-calculation.ts';
import { evaluate } from './evaluate.ts';

const scope: CalcScope = {
  isField: (name) => ['price', 'count', 'total_2'].includes(name),
  isColumn: (table, child) => table === 'items' && ['amount', 'rate'].includes(child),
};

function problemsOf(tokens: readonly unknown[], within = scope) {
  // Documents come from outside: the type says what a token should be, not what is stored.
  const result = compileCalculation(tokens as CalcToken[], within);
  return result.kind === 'problems' ? result.problems.map(({ code, index }) => [code, index]) : [];
}

function resultOf(tokens: readonly CalcToken[], values: Record<string, unknown> = {}) {
  const result = compileCalculation(tokens, scope);
  return result.kind === 'compiled' ? evaluate(result, { values, precision: 10 }) : result.problems;
}

describe('reading tokens', () => {
  it('joins typed digits and points to one number', () => {
    expect(resultOf(['1', '2', '.', '5', '+', '1'])).toBe('13.5');
    expect(resultOf([1, 0, '*', 2])).toBe('20');
    expect(resultOf(['12.', '5', '-', '.', '5'])).toBe('12');
  });

  it('keeps numbers that are stored whole apart', () => {
    expect(problemsOf([12, 5])).toEqual([['calc.alternate', 1]]);
    expect(resultOf([12.25, '-', -5])).toBe('17.25');
  });

  it('knows signs in every form people store', () => {
    expect(resultOf(['（', '2', '＋', '3', '）', '×', '4', '÷', '5', '－', '1', '−', '1'])).toBe('2');
  });

  it('knows fields, and columns in both spellings', () => {
    const result = compileCalculation(
      ['price', '*', 'items-amount', '+', 'items.rate', '-', 'price', '+', 'items.amount'],
      scope,
    );
    expect(result).toMatchObject({
      references: {
        fields: ['price'],
        columns: [
          { table: 'items', child: 'amount' },
          { table: 'items', child: 'rate' },
        ],
      },
    });
  });

  it('takes a bare column name inside its own table', () => {
    const inside = { ...scope, currentTable: 'items' };
    expect(compileCalculation(['amount', '*', 2], inside)).toMatchObject({
      references: { fields: [], columns: [{ table: 'items', child: 'amount' }] },
    });
    expect(problemsOf(['amount', '*', 2])).toEqual([['calc.unknownField', 0]]);
  });

  it('reports every unknown token, and the structure too, in order', () => {
    expect(problemsOf(['gone', '+', '*', 'items-gone'])).toEqual([
      ['calc.unknownField', 0],
      ['calc.alternate', 2],
      ['calc.unknownField', 3],
    ]);
  });

  it('reports what is no text and no number by its place', () => {
    expect(problemsOf(['1', '+', { toString: 1 }])).toEqual([['calc.notToken', 2]]);
    expect(problemsOf([[null]])).toEqual([['calc.notToken', 0]]);
  });

  it.each([['1.2.3'], ['.'], ['1..2'], [Number.POSITIVE_INFINITY], [Number.NaN]])('refuses %s as a number', (token) => {
    expect(problemsOf([token])).toEqual([['calc.number', 0]]);
  });
});

describe('the structure', () => {
  it.each<[string[], string, number]>([
    [[], 'calc.empty', 0],
    [['+'], 'calc.alternate', 0],
    [['+', '1'], 'calc.alternate', 0],
    [['1', '+'], 'calc.alternate', 2],
    [['price', 'count'], 'calc.alternate', 1],
    [['1', '+', '+', '2'], 'calc.alternate', 2],
    [['1', '*', '-', '2'], 'calc.alternate', 2],
    [['-', '-', '1'], 'calc.alternate', 1],
    [['(', ')'], 'calc.alternate', 1],
    [['1', '+', '(', ')'], 'calc.alternate', 3],
    [['1', '(', '2', ')'], 'calc.alternate', 1],
    [['(', '1', ')', '2'], 'calc.alternate', 3],
    [['(', '1', '2price', ')'], 'calc.unknownField', 2],
    [['1', ')'], 'calc.brackets', 1],
    [[')', '1'], 'calc.brackets', 0],
    [['(', '1', '+', '2'], 'calc.brackets', 0],
    [['1', '+', '(', '(', '2', ')'], 'calc.brackets', 2],
  ])('of %j has %s at %i', (tokens, code, index) => {
    expect(problemsOf(tokens)[0]).toEqual([code, index]);
  });

  it('may have a minus at the start and after a bracket', () => {
    expect(resultOf(['-', '3', '+', '5'])).toBe('2');
    expect(resultOf(['2', '*', '(', '-', '3', '*', '2', ')'])).toBe('-12');
  });

  it('keeps precedence and reads from the left', () => {
    expect(resultOf(['2', '+', '3', '*', '4'])).toBe('14');
    expect(resultOf(['(', '2', '+', '3', ')', '*', '4'])).toBe('20');
    expect(resultOf(['8', '-', '3', '-', '2'])).toBe('3');
    expect(resultOf(['8', '/', '4', '/', '2'])).toBe('1');
  });

  it('nests 64 deep and no deeper', () => {
    const nested = (depth: number) => [...Array(depth).fill('('), '1', ...Array(depth).fill(')')];
    expect(resultOf(nested(64))).toBe('1');
    expect(problemsOf(nested(65))).toEqual([['calc.tooDeep', 64]]);
  });

  it('has 500 tokens and no more', () => {
    const chain = (length: number) => Array.from({ length }, (_, index) => (index % 2 === 0 ? 'price' : '+'));
    expect(resultOf(chain(499), { price: 1 })).toBe('250');
    expect(problemsOf([...chain(499), '+'])).toEqual([['calc.alternate', 500]]);
    expect(problemsOf(chain(501))).toEqual([['calc.tooLong', 500]]);
  });
});

describe('hostile expressions (A46)', () => {
  it.each([
    [['constructor("return process")()']],
    [['a.b']],
    [['a[b]']],
    [['x=>x']],
    [['__proto__']],
    [['constructor', '.', 'name']],
    [['price.constructor']],
    [['1e999']],
    [['１２']],
    [['1'.repeat(1_000_000)]],
    [['x'.repeat(1_000_000), '+', '('.repeat(1_000_000)]],
    [Array(20_000).fill('(')],
    [[null, undefined, {}, [1], true, () => 1, Symbol.iterator]],
    [[{ toString: () => 'price' }]],
  ])('%# are refused at once', (tokens) => {
    const before = performance.now();
    const problems = problemsOf(tokens);
    if (isLongRun) expect(performance.now() - before).toBeLessThan(50);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('never puts a long text into a problem', () => {
    const result = compileCalculation(['x'.repeat(1_000_000)], scope);
    expect(JSON.stringify(result).length).toBeLessThan(200);
  });

  it('is refused when it is no list at all', () => {
    // A document may hold anything under `expression`.
    const stored = [null, undefined, 'price', { length: 3 }] as unknown as CalcToken[][];
    expect(stored.map((tokens) => compileCalculation(tokens, scope).kind)).toEqual(Array(4).fill('problems'));
  });
});

it('has a text for each key in three languages', () => {
  const keys = Object.keys(calcTexts.zh).sort();
  expect(Object.keys(calcTexts.en).sort()).toEqual(keys);
  expect(Object.keys(calcTexts.zhtw).sort()).toEqual(keys);
});
