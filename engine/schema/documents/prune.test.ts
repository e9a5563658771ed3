import { expect, it } from 'vitest';
import { testNode } from '../../../test/support/fields.ts';
import { pruneNodes } from './prune.ts';

it('nodes whose code the person does not have are gone, with all that they hold; the others are the same', () => {
  const open = testNode('a', 'text');
  const nodes = [
    open,
    testNode('b', 'card', { access: 'btn_x', config: { children: [testNode('c', 'text')] } }),
    testNode('d', 'card', {
      config: { children: [testNode('e', 'text', { access: 'btn_x' }), testNode('f', 'text', { access: 'btn_y' })] },
    }),
  ];
  const asked: string[] = [];
  const left = pruneNodes(nodes, ({ code }) => {
    asked.push(code);
    return code === 'btn_y';
  });
  expect(left.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(left[0]).toBe(open);
  expect(left[1]?.config.children?.map(({ id }) => id)).toEqual(['f']);
  expect(asked).toEqual(['btn_x', 'btn_x', 'btn_y']);
  expect(nodes[2]?.config.children).toHaveLength(2);
});

it('a button of a dialog that asks for a code is gone without it, with its words and its steps; the dialog stays', () => {
  const dialog = testNode('d', 'dialog', {
    props: { title: '删除', okText: '全部删除', linkText: '更多' },
    on: { ok: [{ action: 'toast', text: '删了' }], link: [{ action: 'toast', text: '更多' }] },
    onAccess: { ok: { code: 'btn_wipe' }, link: 'btn_more' },
  });
  const [without] = pruneNodes([dialog], ({ code }) => code === 'btn_more');
  expect(without).toMatchObject({
    id: 'd',
    props: { title: '删除', linkText: '更多' },
    onAccess: { link: 'btn_more' },
  });
  expect(JSON.stringify(without)).not.toMatch(/ok|全部删除|删了|btn_wipe/);
  expect(pruneNodes([dialog], () => true)).toEqual([dialog]);
});

it('buttons and links of a list that lead to steps somebody lacks are gone, those that have none of their own stay', () => {
  const list = testNode('l', 'callList', {
    props: {
      columns: [{ prop: 'name', event: 'edit' }, { prop: 'time' }],
      toolbar: [{ key: 'create', event: 'create' }],
      rowActions: [{ key: 'edit', event: 'edit' }, { key: 'view' }],
    },
    on: { edit: [], create: [] },
    onAccess: { edit: { code: 'btn_edit', judge: true }, create: { code: 'btn_add', judge: true } },
  });
  const [without] = pruneNodes([list], ({ code }) => code === 'btn_add');
  expect(without?.props).toEqual({
    columns: [{ prop: 'name' }, { prop: 'time' }],
    toolbar: [{ key: 'create', event: 'create' }],
    rowActions: [{ key: 'view' }],
  });
  expect(Object.keys(without?.on ?? {})).toEqual(['create']);
  expect(pruneNodes([list], () => true)).toEqual([list]);
});

it('an empty code is a code', () => {
  expect(pruneNodes([testNode('a', 'text', { access: '' })], () => false)).toEqual([]);
});
