import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { fromSubTable } from './from-sub-table.ts';
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

describe('making fields of a sub-table', () => {
  it('is the way back', () => {
    const table = carryOut(document, toSubTable, { keys: ['a', 'b'] });
    const back = carryOut(table.document, fromSubTable, { key: 'n5' });
    expect(back.document).toEqual(document);
    expect(back.selection).toEqual(['a', 'b']);
  });

  it('gives way to names that the form has, and what names the columns follows', () => {
    const twin = form(
      [
        field('x'),
        container('t', [{ ...field('y'), vModel: 'x' }, field('z', { showWhen: shown('x') })], 'table'),
        field('s', { props: { expression: ['t-x', '+', 'x'] } }, 'calculate'),
      ],
      { list: list('x', 't-x', 't-z', 't') },
    );
    const done = carryOut(twin, fromSubTable, { key: 't' });
    expect(outline(done.document)).toBe('x y z s');
    expect(done.at('/form/nodes/1/vModel')).toBe('x1');
    expect(done.at('/form/nodes/2/showWhen')).toEqual(shown('x1'));
    expect(done.at('/form/nodes/3/props/expression')).toEqual(['x1', '+', 'x']);
    expect(done.at('/list')).toEqual(list('x', 'x1', 'z', 't'));
    expect(done.says).toMatchObject({ key: 'command.table.dissolve', count: 2, references: 1 });
  });

  it('refuses what is no sub-table', () => {
    expect(refusalOf(document, fromSubTable, { key: 'a' })?.refused).toBe('refusal.notTable');
    expect(refusalOf(document, fromSubTable, { key: 'q' })?.refused).toBe('refusal.gone');
  });
});
