import { expect, it } from 'vitest';
import type { ListDocument } from '../documents/list-document.ts';
import type { Node } from '../documents/node.ts';
import { type GrantableModel, grantableOf, grantableOfNodes } from './grantable.ts';

const list: ListDocument = {
  version: 1,
  searchList: [],
  columnList: [{ prop: 'code' }, { prop: 'title', label: '标题' }],
  btnsList: [{ value: 'add', label: '新建' }, { value: 'batchRemove' }],
  columnBtnsList: [{ value: 'remove', label: '删除' }],
  customBtnsList: [{ value: 'close', code: 'btn_shut', label: '关闭' }],
};
const nodes: Node[] = [
  {
    id: 'a',
    config: {
      aditKey: 'card',
      label: '成本',
      children: [
        { id: 'b', config: { aditKey: 'input', label: '金额' }, access: { code: 'money', kind: 'form' } },
        { id: 'c', config: { aditKey: 'input' }, access: { code: 'far', kind: 'form', modelId: 'other' } },
      ],
    },
    access: 'cost',
    onAccess: { close: { code: 'btn_shut', judge: true } },
  },
];
const model: GrantableModel = {
  list,
  form: { nodes },
  catalogue: { fields: [], byName: new Map(), tables: new Map() },
};
const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code);

it('what single nodes ask for can be granted, where lists ask for nothing', () => {
  expect(codes(grantableOf('m', model, 'button'))).toEqual(['cost', 'btn_shut']);
  expect(codes(grantableOf('m', model, 'column'))).toEqual([]);
  expect(grantableOf('m', model, 'form')).toEqual([{ code: 'money', label: '金额', within: null }]);
  expect(codes(grantableOfNodes('other', nodes, 'form'))).toEqual(['money', 'far']);
});

it('buttons and columns of a list can be granted where it asks for them, each once', () => {
  const asking = { ...model, list: { ...list, useBtnPermission: true, useColumnPermission: true } };
  expect(codes(grantableOf('m', asking, 'button'))).toEqual(['btn_add', 'btn_remove', 'btn_shut', 'cost']);
  expect(grantableOf('m', asking, 'column').map(({ label }) => label)).toEqual([null, '标题']);
});
