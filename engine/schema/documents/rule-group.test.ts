import { expect, it } from 'vitest';
import { fieldsOfRule, isRuleGroup, type RuleGroup } from './rule-group.ts';

const group: RuleGroup = {
  logic: 'or',
  conditions: [
    { field: 'a', operator: 'equal', value: 1 },
    {
      logic: 'and',
      conditions: [
        { field: 'b', operator: 'equal', valueField: 'c' },
        { field: 'a', operator: 'empty' },
      ],
    },
  ],
};

it('a rule reads each field that it names, on either side, once', () => {
  expect([...fieldsOfRule(group)]).toEqual(['a', 'b', 'c']);
});

it('a group is told from a condition', () => {
  expect(isRuleGroup(group)).toBe(true);
  expect(isRuleGroup({ field: 'a', operator: 'empty' })).toBe(false);
});
