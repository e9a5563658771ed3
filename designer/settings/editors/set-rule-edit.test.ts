import { expect, it } from 'vitest';
import { noConditions, readSetRules, setSourceOf, whenOf, withKey, withSource, withWhen } from './set-rule-edit.ts';

const when = { logic: 'and', conditions: [{ field: 'a', operator: 'notEmpty' }] };

it('reads what stands there, and leaves out what is no rule', () => {
  expect(readSetRules([{ when }, 'x', null])).toEqual([{ when }]);
  expect(readSetRules({ when })).toEqual([]);
});

it('changes where the value comes from without the value of before', () => {
  const rule = { when, value: 3, overwrite: true, note: 'kept' };
  expect(setSourceOf(rule)).toBe('value');
  const byField = withSource(rule, 'valueField');
  expect(byField).toEqual({ when, overwrite: true, note: 'kept', valueField: '' });
  expect(setSourceOf(byField)).toBe('valueField');
  expect(setSourceOf(withSource(byField, 'expression'))).toBe('expression');
  expect(withSource(byField, 'value')).toEqual({ when, overwrite: true, note: 'kept' });
});

it('keeps a rule without conditions a rule', () => {
  expect(withWhen({ when, value: 1 }, undefined)).toEqual({ when: noConditions, value: 1 });
  expect(whenOf({ when: noConditions })).toBeUndefined();
  expect(whenOf({ when })).toBe(when);
});

it('takes a key out rather than storing nothing', () => {
  expect(withKey({ when, value: 1 }, 'value', undefined)).toEqual({ when });
  expect(withKey({ when }, 'overwrite', true)).toEqual({ when, overwrite: true });
});
