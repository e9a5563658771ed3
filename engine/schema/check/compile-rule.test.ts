import { describe, expect, it } from 'vitest';
import { hostileValues, testField } from '../../../test/support/fields.ts';
import type { Operator, RuleGroup } from '../documents/rule-group.ts';
import { operators } from '../documents/rule-group.ts';
import { type ValueKindName, valueKinds } from '../values/index.ts';
import { comparedElsewhere, compileRules } from './compile-rule.ts';

type Values = Record<string, unknown>;
const options = [
  { id: 'a', fullName: '甲' },
  { id: 7, fullName: '七' },
  { id: 'z', fullName: '照明', children: [{ id: 'z1', fullName: '应急' }] },
];

/** Whether one condition on the field `x` holds. `y` is a field of the same kind. */
function holds(kind: ValueKindName, left: unknown, operator: Operator, value?: unknown, more: Values = {}) {
  const field = testField(kind, { slot: { options }, props: { activeValue: 1, inactiveValue: 0 } });
  const group: RuleGroup = { logic: 'and', conditions: [{ field: 'x', operator, value, ...more }] };
  const rule = compileRules([group], (name) => (name === 'x' || name === 'y' ? field : undefined));
  return rule?.holds((name) => ({ x: left, y: value })[name]);
}

describe('a condition', () => {
  it.each<[ValueKindName, unknown, Operator, unknown, boolean]>([
    ['text', 'K1', 'equal', 'K1', true],
    ['text', ' K1 ', 'equal', 'K1', true],
    ['text', 'k1', 'equal', 'K1', false],
    ['text', '管廊\u200b', 'equal', '管廊', false],
    ['text', null, 'equal', '', true],
    ['text', 'x', 'equal', '', false],
    ['text', 'K1', 'notEqual', 'K2', true],
    ['text', null, 'notEqual', 'K2', true],
    ['text', 'K1+200', 'contains', '+', true],
    ['text', 'K1+200', 'contains', '', false],
    ['text', null, 'contains', 'x', false],
    ['text', null, 'notContains', 'x', true],
    ['text', 'K1+200', 'startsWith', 'K1', true],
    ['text', 'K1+200', 'startsWith', '', false],
    ['text', null, 'startsWith', 'n', false],
    ['text', 'K1+200', 'endsWith', 200, true],
    ['text', 'K1', 'in', ['K2', 'K1'], true],
    ['text', 'K1', 'in', 'K1', false],
    ['text', null, 'in', ['', 'x'], true],
    ['text', 'K1', 'notIn', ['K2'], true],
    ['text', '   ', 'empty', undefined, true],
    ['text', 'x', 'notEmpty', undefined, true],
    ['decimal', '10', 'greater', 9, true],
    ['decimal', 10, 'greater', '10', false],
    ['decimal', '10.0', 'equal', 10, true],
    ['decimal', 10, 'greaterEqual', 10, true],
    ['decimal', null, 'greaterEqual', 0, false],
    ['decimal', null, 'less', 5, false],
    ['decimal', null, 'lessEqual', 5, false],
    ['decimal', 4, 'less', 5, true],
    ['decimal', 5, 'lessEqual', 5, true],
    ['decimal', 'abc', 'greater', 1, false],
    ['decimal', 'abc', 'less', 1, false],
    ['decimal', 5, 'between', [1, 5], true],
    ['decimal', 6, 'between', [1, 5], false],
    ['decimal', 6, 'between', [1, null], true],
    ['decimal', 0, 'between', [null, 5], true],
    ['decimal', null, 'between', [null, null], false],
    ['decimal', 5, 'between', 5, false],
    ['decimal', '9007199254740993', 'equal', '9007199254740992', false],
    ['decimal', 7, 'in', ['7.0', 8], true],
    ['boolean', true, 'equal', 1, true],
    ['boolean', '0', 'equal', 0, true],
    ['boolean', 0, 'notEqual', 1, true],
    ['boolean', 0, 'notEmpty', undefined, true],
    ['date', '2026-01-02 10:00', 'equal', '2026-01-02', true],
    ['date', '2026-01-02', 'between', ['2026-01-01', '2026-01-31'], true],
    ['dateTime', 0, 'less', '1970-01-01T00:00:00.001Z', true],
    ['time', '08:30', 'equal', '08:30:00', true],
    ['dateRange', [null, null], 'empty', undefined, true],
    ['numberRange', [null, 1], 'notEmpty', undefined, true],
    ['choice', '7', 'equal', 7, true],
    ['choice', 'a', 'in', ['a', 7], true],
    ['choices', ['a', '7'], 'contains', 7, true],
    ['choices', ['a'], 'contains', ['7', 'a'], true],
    ['choices', ['a'], 'notContains', 7, true],
    ['choices', [], 'empty', undefined, true],
    ['choices', ['a'], 'contains', [], false],
    ['path', ['z', 'z1'], 'contains', 'z', true],
    ['path', ['z', 'z1'], 'contains', ['z', 'z1'], true],
    ['path', ['z'], 'contains', ['z', 'z1'], false],
    ['paths', [['z', 'z1'], ['a']], 'contains', ['z', 'z1'], true],
    ['paths', [['z', 'z1']], 'contains', ['z'], false],
    ['references', ['u1', 'u2'], 'contains', 'u2', true],
    ['files', [{ fileId: 'f', name: 'n' }], 'notEmpty', undefined, true],
    ['table', [], 'empty', undefined, true],
  ])('on a value of the kind %s: %j %s %j is %s', (kind, left, operator, value, expected) => {
    expect(holds(kind, left, operator, value)).toBe(expected);
  });

  it('never throws, whatever is compared with whatever', () => {
    for (const kind of Object.values(valueKinds)) {
      for (const operator of operators) {
        for (const left of hostileValues) {
          for (const right of [...hostileValues.slice(0, 8), [...hostileValues]])
            holds(kind.name, left, operator, right);
        }
      }
    }
  });

  it('compares with another field, in the form in which that would be stored', () => {
    expect(holds('text', ' a', 'equal', 'a ', { valueField: 'y' })).toBe(true);
    expect(holds('decimal', 2, 'greater', '1.0', { valueField: 'y' })).toBe(true);
    expect(holds('decimal', null, 'equal', null, { valueField: 'y' })).toBe(true);
  });

  it('that names a field which is not there never holds', () => {
    expect(holds('text', 'a', 'notEqual', 'a', { valueField: 'toString' })).toBe(false);
    expect(holds('text', 'a', 'notEmpty', undefined, { field: 'gone' })).toBe(false);
  });
});

describe('a group of conditions', () => {
  const field = testField('text');
  const condition = (name: string) => ({ field: name, operator: 'notEmpty' as const });
  const compile = (...groups: RuleGroup[]) => compileRules(groups, () => field);
  const reading = (values: Values) => (name: string) => values[name];

  it('holds when all, or one, of its parts do, to any depth', () => {
    const rule = compile({
      logic: 'or',
      conditions: [condition('a'), { logic: 'and', conditions: [condition('b'), condition('c')] }],
    });
    expect(rule?.holds(reading({ a: 1 }))).toBe(true);
    expect(rule?.holds(reading({ b: 1, c: 1 }))).toBe(true);
    expect(rule?.holds(reading({ b: 1 }))).toBe(false);
    expect([...(rule?.reads ?? [])]).toEqual(['a', 'b', 'c']);
  });

  it('without conditions holds', () => {
    expect(compile({ logic: 'or', conditions: [] })?.holds(reading({}))).toBe(true);
  });

  it('counts together with all others; none at all is no rule', () => {
    const one: RuleGroup = { logic: 'and', conditions: [condition('a')] };
    expect(compile(one, { ...one, conditions: [condition('b')] })?.holds(reading({ a: 1 }))).toBe(false);
    expect(compile()).toBeNull();
  });
});

it('a name with a dot stands for data around the form, any other for a field', () => {
  expect(comparedElsewhere('row.state')).toEqual({ kind: 'text' });
  expect(comparedElsewhere('state')).toBeUndefined();
});
