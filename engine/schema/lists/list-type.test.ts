import { describe, expect, it } from 'vitest';
import { testWidgets } from '../../../test/support/descriptors.ts';
import { catalogueOf } from '../fields/fields.ts';
import { asksForTree, listLook, stateFieldOf, treeFieldOf } from './list-type.ts';

const field = (aditKey: string, vModel: string, more: object = {}) => ({
  id: vModel,
  vModel,
  config: { aditKey, ...more },
});
const catalogue = catalogueOf(
  {
    nodes: [
      field('input', 'name'),
      field('input', 'no', { unique: true }),
      field('select', 'level'),
      field('inputNumber', 'price'),
      field('table', 'items', { children: [field('input', 'part')] }),
    ],
  },
  testWidgets,
);
const look = (list: Parameters<typeof listLook>[0]) => listLook(list, catalogue).kind;

describe('the states above a list', () => {
  const marked = catalogueOf(
    {
      nodes: [
        { ...field('select', 'kind'), slot: { options: [{ id: 'a', fullName: 'A' }] } },
        { ...field('select', 'state'), slot: { options: [{ id: 'open', fullName: 'Open', status: 'warning' }] } },
        field('input', 'name'),
      ],
    },
    testWidgets,
  );
  const columnList = ['name', 'kind', 'state'].map((prop) => ({ prop }));
  const stateOf = (stateField?: string) =>
    stateFieldOf(stateField === undefined ? { columnList } : { columnList, stateField }, marked)?.name;

  it('are of the first column that the design marks as states', () => {
    expect(stateOf()).toBe('state');
    expect(stateFieldOf({ columnList: [{ prop: 'name' }, { prop: 'kind' }] }, marked)).toBeUndefined();
  });

  it('are of the choice that the list names, and of none where it names nothing fit', () => {
    expect(stateOf('kind')).toBe('kind');
    expect([stateOf(''), stateOf('name'), stateOf('gone')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('how a list is laid out', () => {
  it('follows its type where the settings suffice', () => {
    expect(look({ type: 4 })).toBe('inline');
    expect(listLook({ type: 3, groupField: 'level' }, catalogue)).toMatchObject({
      kind: 'grouped',
      field: { name: 'level' },
    });
    expect(listLook({ type: 5, parentField: 'name' }, catalogue)).toMatchObject({
      kind: 'tree',
      field: { name: 'name' },
    });
  });

  it('is plain where they do not', () => {
    const lists = [
      {},
      { type: 1, groupField: 'level' },
      { type: 2 },
      { type: 3 },
      { type: 3, groupField: 'price' },
      { type: 3, groupField: 'items-part' },
      { type: 5, parentField: 'no' },
      { type: 5, parentField: 'level' },
      { type: 5, parentField: 'gone' },
    ];
    expect(lists.map(look)).toEqual(lists.map(() => 'plain'));
  });

  it('has a tree beside it by its type or by a switch, over a field that a node can stand for', () => {
    expect(treeFieldOf({ type: 2, treeRelation: 'level' }, catalogue)?.name).toBe('level');
    expect(treeFieldOf({ type: 4, hasTreeQuery: true, treeRelation: 'name' }, catalogue)?.name).toBe('name');
    expect(treeFieldOf({ type: 2, treeRelation: 'price' }, catalogue)).toBeUndefined();
    expect(treeFieldOf({ type: 3, treeRelation: 'level' }, catalogue)).toBeUndefined();
    expect([asksForTree({ type: 2 }), asksForTree({ hasTreeQuery: true }), asksForTree({})]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
