import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import type { CalcScope, CalcToken } from './calc-lexemes.ts';
import type { CalcWarning } from './calc-problem.ts';
import { compileCalculation } from './compile-calculation.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

const anyName: CalcScope = { isField: (name) => /^[a-z_]+$/i.test(name), isColumn: () => true };

function run(tokens: readonly CalcToken[], evaluation: Evaluation, scope = anyName) {
  const compiled = compileCalculation(tokens, scope);
  if (compiled.kind === 'problems') throw new Error(JSON.stringify(compiled.problems));
  const warnings: CalcWarning[] = [];
  return { value: evaluate(compiled, { ...evaluation, onWarning: (warning) => warnings.push(warning) }), warnings };
}

const ok = (value: string) => ({ value, warnings: [] });
const refused = (...warnings: CalcWarning[]) => ({ value: '0', warnings });

describe('a calculated value', () => {
  it('is exact', () => {
    expect(run(['a', '+', 'b'], { values: { a: 0.1, b: '0.2' } })).toEqual(ok('0.3'));
    expect(run(['a', '*', 'b'], { values: { a: '99999999999.99', b: '100' } })).toEqual(ok('9999999999999'));
    expect(run(['1', '/', '3', '*', '3'], { values: {} })).toEqual(ok('1'));
  });

  it('is rounded to 2 decimals unless told, ties away from zero', () => {
    expect(run(['a'], { values: { a: '1.005' } })).toEqual(ok('1.01'));
    expect(run(['a'], { values: { a: '-1.005' } })).toEqual(ok('-1.01'));
    expect(run(['a'], { values: { a: '1.2345' }, precision: 3 })).toEqual(ok('1.235'));
    expect(run(['a'], { values: { a: '1.5' }, precision: 0 })).toEqual(ok('2'));
    expect(run(['a'], { values: { a: '1.239' }, precision: -7.5 })).toEqual(ok('1.24'));
  });

  it('is canonical text: no trailing zeros, no exponent, no negative zero', () => {
    expect(run(['a'], { values: { a: '924.00' } })).toEqual(ok('924'));
    expect(run(['a'], { values: { a: 1e21 } })).toEqual(ok('1000000000000000000000'));
    expect(run(['-', 'a'], { values: { a: '0.001' } })).toEqual(ok('0'));
  });

  it('counts what is empty as 0', () => {
    expect(run(['a', '+', 'b', '+', 'c', '+', 'd', '+', '1'], { values: { a: null, b: '', c: ' ' } })).toEqual(ok('1'));
    expect(run(['a', '+', '1'], { values: { a: [] } })).toEqual(ok('1'));
  });

  it('takes numbers with a sign and spaces around them', () => {
    expect(run(['a', '+', 'b'], { values: { a: ' +5 ', b: '-2' } })).toEqual(ok('3'));
  });

  it.each([
    'abc',
    '１２',
    '1e999',
    '007',
    '1,200',
    [7],
    {},
    true,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '9'.repeat(65),
  ])('is 0 with a warning when an operand is %j', (a) => {
    expect(run(['a', '+', 'b'], { values: { a, b: 1 } })).toEqual(refused({ code: 'calc.notANumber', name: 'a' }));
  });

  it('is 0 with one warning after a division by zero, wherever it stands', () => {
    const warning: CalcWarning = { code: 'calc.divideByZero' };
    expect(run(['1', '/', '0'], { values: {} })).toEqual(refused(warning));
    expect(run(['0', '/', 'a'], { values: {} })).toEqual(refused(warning));
    expect(run(['5', '/', '(', '1', '/', 'a', ')', '+', '1', '/', 'a'], { values: {} })).toEqual(refused(warning));
  });

  it('is 0 with a warning when it overflows, on the way or at the end', () => {
    const big: CalcToken[] = Array.from({ length: 19 }, (_, index) => (index % 2 === 0 ? 'a' : '*'));
    const warning: CalcWarning = { code: 'calc.overflow' };
    expect(run(big, { values: { a: 1e300 } })).toEqual(refused(warning));
    expect(run(['1', '/', '(', ...big, ')'], { values: { a: 1e300 } })).toEqual(refused(warning));
    expect(run(['a'], { values: { a: '1'.padEnd(31, '0') } })).toEqual(refused(warning));
    expect(run(['a', '-', '1'], { values: { a: '1'.padEnd(31, '0') } })).toEqual(ok('9'.repeat(30)));
  });

  it('needs no one to listen to its warnings', () => {
    const compiled = compileCalculation(['a', '/', '0'], anyName);
    expect(compiled.kind === 'compiled' && evaluate(compiled, { values: {} })).toBe('0');
  });
});

describe('sub-table columns', () => {
  const values = { items: [{ amount: '0.1', rate: 2 }, { amount: 0.2, rate: '' }, { amount: null }], fee: 1 };

  it('sum all rows', () => {
    expect(run(['items-amount', '*', '10', '+', 'items.rate', '+', 'fee'], { values })).toEqual(ok('6'));
  });

  it('are the current row inside their own table, and still sums of other tables', () => {
    const inside = { ...anyName, currentTable: 'items' };
    const evaluation = { values: { ...values, other: [{ n: 1 }, { n: 2 }] }, row: { amount: 5, rate: 3 } };
    expect(run(['items-amount', '*', 'items-rate'], evaluation, inside)).toEqual(ok('15'));
    expect(run(['items-amount', '*', 'other-n'], evaluation, inside)).toEqual(ok('15'));
    expect(run(['items-amount'], { values }, inside)).toEqual(ok('0.3'));
    expect(run(['items-amount'], evaluation)).toEqual(ok('0.3'));
  });

  it('are 0 without rows', () => {
    expect(run(['items-amount'], { values: {} })).toEqual(ok('0'));
    expect(run(['items-amount'], { values: { items: [] } })).toEqual(ok('0'));
    expect(run(['items-amount'], { values: { items: [null, 3, 'x'] } })).toEqual(ok('0'));
  });

  it('make the result 0 with a warning when a cell or the table is no number', () => {
    const warning: CalcWarning = { code: 'calc.notANumber', name: 'items-amount' };
    expect(run(['items-amount'], { values: { items: [{ amount: 1 }, { amount: 'x' }] } })).toEqual(refused(warning));
    expect(run(['items-amount'], { values: { items: { amount: 1 } } })).toEqual(refused(warning));
  });

  it('are summed once an evaluation, however often they are named', () => {
    let reads = 0;
    const row = {
      get amount() {
        reads += 1;
        return 1;
      },
    };
    expect(run(['items-amount', '+', 'items.amount', '*', 'items-amount'], { values: { items: [row, row] } })).toEqual(
      ok('6'),
    );
    expect(reads).toBe(2);
  });
});

describe('inherited names', () => {
  it('read as empty, even when the scope lets them pass', () => {
    const values = Object.create({ a: 5 });
    for (const name of ['a', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(run([name, '+', '1'], { values })).toEqual(ok('1'));
      expect(run([`${name}-x`, '+', '1'], { values })).toEqual(ok('1'));
      expect(run([`items-${name}`, '+', '1'], { values: { items: [{}] } })).toEqual(ok('1'));
    }
  });

  it('are values when they are own', () => {
    expect(run(['__proto__', '+', '1'], { values: JSON.parse('{"__proto__": 4}') })).toEqual(ok('5'));
  });
});

describe('for any tokens', () => {
  const token = fc.oneof(
    fc.constantFrom(
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      '×',
      '÷',
      '（',
      '）',
      '.',
      'a',
      'b',
      'items-x',
      'items.y',
      '__proto__',
    ),
    fc.nat(20),
    fc.double(),
    fc.string({ maxLength: 5 }),
  );
  const value = fc.oneof(fc.double(), fc.string(), fc.constantFrom('', null, '1e999', '12.5', -3), fc.array(fc.nat()));
  const values = fc.record({ a: value, b: value, items: fc.oneof(value, fc.array(fc.dictionary(fc.string(), value))) });

  it('never throws, and answers a canonical decimal or problems with their place', () => {
    let compiledCount = 0;
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), values, (tokens, form) => {
        const compiled = compileCalculation(tokens, anyName);
        if (compiled.kind === 'compiled') {
          compiledCount += 1;
          expect(evaluate(compiled, { values: form })).toMatch(/^(?:0|-?[1-9]\d*(?:\.\d?[1-9])?|-?0\.\d?[1-9])$/);
        } else {
          expect(compiled.problems.length).toBeGreaterThan(0);
          for (const { index } of compiled.problems) expect(index).toBeLessThanOrEqual(tokens.length);
        }
      }),
      { numRuns: 5_000 },
    );
    expect(compiledCount).toBeGreaterThan(100);
  });

  type Sum = { tokens: CalcToken[]; value: bigint };
  const leaf = fc.bigInt({ min: 0n, max: 10_000n }).map((n): Sum => ({ tokens: [...String(n)], value: n }));
  const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
    sum: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum')).map(
        ([left, sign, right]): Sum => ({
          tokens: ['(', ...left.tokens, ')', sign, '(', ...right.tokens, ')'],
          value:
            sign === '+'
              ? left.value + right.value
              : sign === '-'
                ? left.value - right.value
                : left.value * right.value,
        }),
      ),
    ),
  }));

  it('agrees with big integers on bracketed + - *', () => {
    fc.assert(
      fc.property(sum, ({ tokens, value: expected }) => {
        fc.pre(tokens.length <= 500);
        const large = expected >= 10n ** 30n || expected <= -(10n ** 30n);
        expect(run(tokens, { values: {} }).value).toBe(large ? '0' : String(expected));
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees with the precedence of the language itself on flat chains of small numbers', () => {
    const step = fc.tuple(fc.constantFrom('+', '-', '*'), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.array(step, { maxLength: 12 }), (first, steps) => {
        expect(run([first, ...steps.flat()], { values: {} }).value).toBe(String(foldChain(first, steps)));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The reference: products are gathered as they come, sums close them. */
function foldChain(first: number, steps: readonly (readonly [string, number])[]): bigint {
  let sum = 0n;
  let product = BigInt(first);
  for (const [sign, number] of steps) {
    if (sign === '*') {
      product *= BigInt(number);
    } else {
      sum += product;
      product = sign === '-' ? -BigInt(number) : BigInt(number);
    }
  }
  return sum + product;
}

it('costs less than 1 ms at 200 tokens', () => {
  const tokens = Array.from(
    { length: 199 },
    (_, index): CalcToken =>
      index % 2 === 0 ? 'abcdefgh'.charAt((index / 2) % 8) : '+-*/'.charAt(((index - 1) / 2) % 4),
  );
  const values = { a: '12.5', b: 3, c: '0.07', d: 120, e: 4, f: '9.99', g: 2, h: '1000' };
  const compiled = compileCalculation(tokens, anyName);
  if (compiled.kind === 'problems') throw new Error('unreachable: the chain alternates');
  for (let warm = 0; warm < 500; warm += 1) evaluate(compiled, { values });
  const before = performance.now();
  for (let round = 0; round < 500; round += 1) evaluate(compiled, { values });
  if (isLongRun) expect((performance.now() - before) / 500).toBeLessThan(1);
});
