import { expect, it } from 'vitest';
import { carryOut, field, form, refusalOf } from '../../test/support/designer/design.ts';
import { changeDocument } from './change-document.ts';

const document = form([field('a')], { list: { version: 1, searchList: [], columnList: [{ prop: 'a' }] } });

it('changes settings of the form, the list and the document', () => {
  const set = (path: string, value: number | string) => carryOut(document, changeDocument, { path, value });
  expect(set('/form/form/labelWidth', 120).at('/form/form')).toEqual({ labelWidth: 120 });
  expect(set('/list/columnList/0/width', 90).at('/list/columnList/0')).toEqual({ prop: 'a', width: 90 });
  expect(set('/fullName', '缺陷').at('/fullName')).toBe('缺陷');
});

it('says which part of the document changed, or the words that it is given', () => {
  const keyOf = (path: string, words?: string) =>
    carryOut(document, changeDocument, { path, value: 'x', ...(words ? { words } : {}) }).says;
  expect(keyOf('/list/type')).toEqual({ key: 'command.document.change.list' });
  expect(keyOf('/form/form/labelPosition')).toEqual({ key: 'command.document.change.form' });
  expect(keyOf('/fullName')).toEqual({ key: 'command.document.change.name' });
  expect(keyOf('/remark')).toEqual({ key: 'command.document.change' });
  expect(keyOf('/list/type', '列表改为分组')).toEqual({ key: 'command.document.words', words: '列表改为分组' });
});

it('takes a setting away, and leaves the nodes the objects that they were', () => {
  const done = carryOut(document, changeDocument, { path: '/list', value: undefined });
  expect(done.at('/list')).toBeUndefined();
  expect(done.at('/form')).toBe(document.form);
});

it('refuses nodes, which have commands of their own', () => {
  for (const path of ['', '/form', '/form/nodes', '/form/nodes/0', '/form/nodes/0/config/label'])
    expect(refusalOf(document, changeDocument, { path, value: {} })?.refused, path).toBe('refusal.structure');
  expect(refusalOf(document, changeDocument, { path: '/fullName/x', value: 1 })?.refused).toBe('refusal.noPlace');
});
