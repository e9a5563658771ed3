import { expect, it } from 'vitest';
import type { RowSchemeField } from '../../engine/schema/calls/index.ts';
import { conditionOf, contentOf, isWhole, newDraft, withSign } from './scheme-draft.ts';

const person: RowSchemeField = {
  ...{ id: 'person', fullName: '负责人', control: 'ids', to: 'user', options: [] },
  ...{ signs: ['in', 'notIn', 'null'], kinds: ['value', '@userId'] },
};
const count: RowSchemeField = { ...person, id: 'count', control: 'number', signs: ['==', '>', 'between', 'null'] };

it('begins with the first sign of a field, and is not whole without a value', () => {
  const one = conditionOf(count);
  expect(one).toMatchObject({ field: 'count', op: '==', kind: 'value' });
  expect(isWhole(one)).toBe(false);
  expect(isWhole({ ...one, value: 0 })).toBe(true);
  expect(isWhole({ ...one, op: 'between', value: [1, null] })).toBe(false);
  expect(isWhole({ ...one, op: 'between', value: [1, 2] })).toBe(true);
  expect(isWhole({ ...one, op: 'null' })).toBe(true);
  expect(isWhole({ ...conditionOf(person), kind: '@userId' })).toBe(true);
});

it('keeps a value with a sign that takes the same, and drops it with one that does not', () => {
  const one = { ...conditionOf(count), value: 5 };
  expect(withSign(one, '>')).toMatchObject({ op: '>', value: 5 });
  expect(withSign(one, 'between')).not.toHaveProperty('value');
  expect(withSign(one, 'null')).not.toHaveProperty('value');
  expect(withSign({ ...conditionOf(person), kind: '@userId' }, 'notIn')).toMatchObject({
    op: 'notIn',
    kind: '@userId',
  });
  expect(withSign({ ...conditionOf(person), kind: '@userId' }, 'null')).toMatchObject({ op: 'null', kind: 'value' });
});

it('is sent without what only the page needs, and without values that nobody asks for', () => {
  const draft = { ...newDraft(person), fullName: ' 本人 ', enCode: 'mine ' };
  const [group] = draft.groups;
  const [one] = group?.conditions ?? [];
  if (!group || !one) throw new Error('A draft begins with a condition.');
  const groups = [{ ...group, conditions: [{ ...one, kind: '@userId' as const, value: ['left'] }] }];
  expect(contentOf({ ...draft, groups }, 3)).toEqual({
    ...{ fullName: '本人', enCode: 'mine', matchLogic: 'and', allData: false, sortCode: 3 },
    groups: [{ logic: 'and', groups: [{ field: 'person', op: 'in', kind: '@userId' }] }],
  });
});
