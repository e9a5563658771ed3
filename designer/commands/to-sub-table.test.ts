import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { toSubTable } from './to-sub-table.ts';

const shown = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });
const list = (...props: string[]) => ({ version: 1, searchList: [], columnList: props.map((prop) => ({ prop })) });
const document = form(
  [
    field('a', {}, 'inputNumber'),
    field('b', { showWhen: shown('a') }, 'inputNumber'),
    field('c', { showWhen: shown('a') }),
    field('s', { props: { expression: ['a', '*', 'b'] } }, 'calculate'),
  ],
  { list: list('a', 'c') },
);

describe('making a sub-table of fields', () => {
  const done = carryOut(document, toSubTable, { keys: ['b', 'a'] });

  it('puts it where the first of them stood', () => {
    expect(outline(done.document)).toBe('n5(a b) c s');
    expect(done.at('/form/nodes/0')).toMatchObject({ vModel: 'table', config: { aditKey: 'table' } });
    expect(done.selection).toEqual(['n5']);
  });

  it('makes calculations and the list follow, and conditions inside the row stay', () => {
    expect(done.at('/form/nodes/2/props/expression')).toEqual(['table-a', '*', 'table-b']);
    expect(done.at('/list')).toEqual(list('table-a', 'c'));
    expect(done.at('/form/nodes/0/config/children/1/showWhen')).toEqual(shown('a'));
  });

  it('counts the conditions of the form, which cannot name a column', () => {
    expect(done.at('/form/nodes/1/showWhen')).toEqual(shown('a'));
    expect(done.says).toMatchObject({ key: 'command.table.make', count: 2, references: 1 });
  });

  it('makes a container the sub-table, with its label', () => {
    const group = form([container('材料', [field('a'), field('b')])]);
    const table = carryOut(group, toSubTable, { keys: ['材料'] });
    expect(outline(table.document)).toBe('n4(a b)');
    expect(table.at('/nodes/0/config/label')).toBe('材料');
  });

  it('refuses what cannot be a column', () => {
    const other = form([container('c', [container('d', [])]), container('t', [field('x')], 'table'), field('a')]);
    for (const keys of [['c'], ['t'], ['x'], ['a', 'c']])
      expect(refusalOf(other, toSubTable, { keys })?.refused, String(keys)).toBe('refusal.notInTable');
    expect(refusalOf(other, toSubTable, { keys: [] })?.refused).toBe('refusal.nothingChosen');
  });
});
