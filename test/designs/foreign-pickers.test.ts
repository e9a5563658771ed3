import { describe, expect, it } from 'vitest';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { validateForm } from '../../engine/schema/validate/index.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';

const read = (key: string, props: object, config: object = {}) => {
  const { model } = readDesign([
    { __config__: { jnpfKey: key, label: key, layout: 'colFormItem', ...config }, __vModel__: 'a', ...props },
  ]);
  const [node] = model.form.nodes;
  if (!node) throw new Error('nothing was read');
  return { node, refers: descriptors.get(node.config.aditKey)?.refers?.(node), form: model.form };
};

describe('pickers of imported designs', () => {
  it.each([
    ['comSelect', { multiple: false, filterable: false }, 'organizeSelect', 'organize'],
    ['organizeSelect', { selectType: 'all', ableIds: [] }, 'organizeSelect', 'organize'],
    ['depSelect', { selectType: 'all', ableDepIds: [] }, 'departmentSelect', 'department'],
    ['posSelect', { selectType: 'all', ableDepIds: [], ablePosIds: [] }, 'positionSelect', 'position'],
    ['roleSelect', { multiple: false }, 'roleSelect', 'role'],
    ['groupSelect', { multiple: false }, 'groupSelect', 'group'],
    ['userSelect', { selectType: 'all', ableUserIds: [] }, 'userSelect', 'user'],
    ['usersSelect', { selectType: 'all', ableIds: [] }, 'memberSelect', 'member'],
  ])('%s has a widget, which offers everything', (key, props, aditKey, to) => {
    const { node, refers } = read(key, props);
    expect(node.config.aditKey).toBe(aditKey);
    expect(refers).toEqual({ to, range: {} });
  });

  it.each([
    ['depSelect', { ableDepIds: ['d1', 'd2'] }, ['d1--department', 'd2--department']],
    ['depSelect', { ableIds: ['d1'] }, ['d1--department']],
    ['organizeSelect', { ableIds: [['c', 'd'], 'e'] }, ['d--organize', 'e--organize']],
    ['posSelect', { ableDepIds: ['d1'], ablePosIds: ['p1'] }, ['d1--department', 'p1--position']],
    ['posSelect', { ableIds: ['p1', 'd1--department'] }, ['p1--position', 'd1--department']],
    ['roleSelect', { ableIds: ['r1'] }, ['r1--role']],
    ['groupSelect', { ableIds: ['g1'] }, ['g1--group']],
    [
      'userSelect',
      { ableDepIds: ['d'], ablePosIds: ['p'], ableUserIds: ['u'], ableRoleIds: ['r'], ableGroupIds: ['g'] },
      ['d--department', 'p--position', 'u--user', 'r--role', 'g--group'],
    ],
    ['userSelect', { ableIds: ['d--department', 'u--user', 7, null] }, ['d--department', 'u--user']],
    ['usersSelect', { ableIds: ['r--role'] }, ['r--role']],
  ])('%s offers the range that it was drawn with: %o', (key, props, among) => {
    const { refers } = read(key, { selectType: 'custom', ...props });
    expect([...(refers?.range.among ?? [])].sort()).toEqual([...among].sort());
  });

  it('leave a range that another field gives to the page', () => {
    const { node, refers } = read('userSelect', { selectType: 'dep', relationField: 'team', ableRelationIds: [] });
    expect(node.props).toMatchObject({ selectType: 'custom', relationField: 'team' });
    expect(refers).toEqual({ to: 'user', range: {} });
  });

  it('read the field that gives the range by its new name', () => {
    const fields = [
      { __config__: { jnpfKey: 'depSelect', label: '部门' }, __vModel__: 'the.team' },
      { __config__: { jnpfKey: 'userSelect', label: '人员' }, __vModel__: 'who', relationField: 'the.team' },
    ];
    const fieldProps = (key: string) => descriptors.get(key)?.fieldProps ?? [];
    const [team, who] = readDesign(fields, { fieldProps }).model.form.nodes;
    expect(who?.props?.relationField).toBe(team?.vModel);
  });

  it.each([
    ['comSelect', { multiple: false }, [], undefined],
    ['comSelect', { multiple: false }, ['c', 'd'], ['c', 'd']],
    ['organizeSelect', { multiple: true }, ['c', 'd'], [['c', 'd']]],
    ['organizeSelect', { multiple: true }, [['c'], ['d']], [['c'], ['d']]],
    ['depSelect', { multiple: false }, ['d'], 'd'],
    ['userSelect', { multiple: true }, 'u', ['u']],
    ['groupSelect', { multiple: false }, '', undefined],
    ['usersSelect', { multiple: true }, ['u--user', 'r--role'], ['u--user', 'r--role']],
  ])('%s %o begins with %o as its field takes it', (key, props, stored, value) => {
    const { node, form } = read(key, props, { defaultValue: stored });
    expect(node.config.defaultValue).toEqual(value);
    const codes = validateForm(form, { descriptors }).map(({ code }) => code);
    expect(codes).not.toContain('node.default');
    expect(codes).not.toContain('widget.property');
  });
});
