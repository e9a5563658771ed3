import { expect, it } from 'vitest';
import { inputDescriptor } from '../../../widgets/input/input.descriptor.ts';
import { inputNumberDescriptor } from '../../../widgets/input-number/input-number.descriptor.ts';
import type { DesignField } from '../../document/design-fields.ts';
import { insertToken, removePart, tokenParts, tryFormula, usableFields } from './calculation-tokens.ts';

function field(code: string, kind: DesignField['kind'] = 'decimal'): DesignField {
  const descriptor = kind === 'text' ? inputDescriptor : inputNumberDescriptor;
  const [table = null, name = code] = code.includes('-') ? code.split('-') : [null, code];
  return {
    code,
    name,
    table,
    label: code,
    kind,
    descriptor,
    node: { id: code, config: { aditKey: descriptor.key } },
    key: code,
  };
}
const fields = [field('price'), field('count'), field('title', 'text'), field('items-amount')];
const alone = { table: null, precision: 2 };

it('digits that stand side by side are one number; names, signs and brackets are told apart', () => {
  const parts = tokenParts(['price', '*', '(', 1, '2', '.5', ')', 'gone'], fields);
  expect(parts.map(({ kind, text, index, count }) => [kind, text, index, count])).toEqual([
    ['field', 'price', 0, 1],
    ['operator', '×', 1, 1],
    ['bracket', '(', 2, 1],
    ['number', '12.5', 3, 3],
    ['bracket', ')', 6, 1],
    ['unknown', 'gone', 7, 1],
  ]);
});

it('a formula is tried on sample values, rounded as it will be', () => {
  expect(tryFormula(['price', '*', 'count'], fields, { price: '0.105', count: '3' }, alone)).toEqual({
    result: '0.32',
    problem: null,
    reads: ['price', 'count'],
  });
  expect(tryFormula(['items-amount'], fields, { 'items-amount': '7' }, alone).result).toBe('7');
  expect(tryFormula(['amount', '*', 2], fields, { 'items-amount': '7' }, { table: 'items', precision: 0 }).result).toBe(
    '14',
  );
});

it('what is wrong is said, with the token to blame', () => {
  expect(tryFormula(['price', '*'], fields, {}, alone).problem).toMatchObject({ code: 'calc.alternate', index: 2 });
  expect(tryFormula(['gone'], fields, {}, alone).problem).toMatchObject({ code: 'calc.unknownField', index: 0 });
  expect(tryFormula(['price', '/', 'count'], fields, { price: '1', count: '0' }, alone).problem).toMatchObject({
    code: 'calc.divideByZero',
  });
  expect(tryFormula([], fields, {}, alone).problem).toMatchObject({ code: 'calc.empty' });
});

it('only fields with numbers are offered, and never the field itself', () => {
  expect(usableFields(fields, 'count').map(({ code }) => code)).toEqual(['price', 'items-amount']);
});

it('a token is put where it is meant, and goes as a whole', () => {
  expect(insertToken(['a', 'b'], 1, '+')).toEqual(['a', '+', 'b']);
  const [number] = tokenParts([1, '2'], fields);
  expect(number && removePart([1, '2', '+'], number)).toEqual(['+']);
});
