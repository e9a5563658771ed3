import { expect, it } from 'vitest';
import type { RuleGroup } from '../../engine/schema/documents/rule-group.ts';
import type { Json } from './json.ts';
import {
  addPart,
  changePart,
  countConditions,
  readGroup,
  removePart,
  valuesOf,
  withField,
  withOperator,
} from './rule-group-edit.ts';

const group: RuleGroup = {
  logic: 'and',
  conditions: [
    { field: 'a', operator: 'equal', value: 1 },
    { logic: 'or', conditions: [{ field: 'b', operator: 'empty' }] },
  ],
};

it('a condition is added to the group that it is meant for, at any depth', () => {
  const next = addPart(group, [1], { field: 'c', operator: 'notEmpty' });
  expect(next.conditions[1]).toEqual({
    logic: 'or',
    conditions: [
      { field: 'b', operator: 'empty' },
      { field: 'c', operator: 'notEmpty' },
    ],
  });
  expect(next.conditions[0]).toBe(group.conditions[0]);
});

it('a group that loses its last condition goes with it, and the rule with the last group', () => {
  expect(removePart(group, [1, 0])).toEqual({ logic: 'and', conditions: [group.conditions[0]] });
  expect(removePart({ logic: 'or', conditions: [{ field: 'a', operator: 'empty' }] }, [0])).toBeUndefined();
});

it('the logic of an inner group changes alone', () => {
  const next = changePart(group, [1], (part) => ('logic' in part ? { ...part, logic: 'and' } : part));
  expect(next.logic).toBe('and');
  expect(next.conditions[1]).toEqual({ logic: 'and', conditions: [{ field: 'b', operator: 'empty' }] });
});

it('another comparison keeps a value that still fits it, and drops one that does not', () => {
  const condition = { field: 'a', operator: 'equal' as const, value: 1 };
  expect(withOperator(condition, 'greater')).toEqual({ field: 'a', operator: 'greater', value: 1 });
  expect(withOperator(condition, 'empty')).toEqual({ field: 'a', operator: 'empty' });
  expect(withOperator(condition, 'between')).toEqual({ field: 'a', operator: 'between' });
  expect((['empty', 'equal', 'between', 'in'] as const).map(valuesOf)).toEqual(['none', 'one', 'two', 'many']);
});

it('another field takes the comparison along when its kind has it', () => {
  const condition = { field: 'a', operator: 'contains' as const, value: 'x' };
  expect(withField(condition, 'b', ['equal', 'contains'])).toEqual({ field: 'b', operator: 'contains' });
  expect(withField(condition, 'b', ['greater'])).toEqual({ field: 'b', operator: 'greater' });
});

it('what is stored is read as far as it is a rule, with the keys that nobody knows', () => {
  const stored: Json = {
    logic: 'xor',
    note: 'kept',
    conditions: [{ field: 'a', operator: '~', by: 1 }, 7, { conditions: [] }],
  };
  expect(readGroup(stored)).toEqual({
    logic: 'and',
    note: 'kept',
    conditions: [
      { field: 'a', operator: 'equal', by: 1 },
      { logic: 'and', conditions: [] },
    ],
  });
  expect(readGroup('x')).toBeUndefined();
  expect(
    countConditions({ logic: 'and', conditions: [{ field: 'a' }, { logic: 'or', conditions: [{ field: 'b' }] }] }),
  ).toBe(2);
});
