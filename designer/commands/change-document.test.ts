import { expect, it } from 'vitest';
import { changeDocument } from './change-document.ts';
import { carryOut, field, form, refusalOf } from './test-design.ts';

const document = form([field('a')], { list: { version: 1, searchList: [], columnList: [{ prop: 'a' }] } });

it('changes settings of the form, the list and the document', () => {
  const set = (path: string, value: number | string) => carryOut(document, changeDocument, { path, value });
  expect(set('/form/form/labelWidth', 120).at('/form/form')).toEqual({ labelWidth: 120 });
  expect(set('/list/columnList/0/width', 90).at('/list/columnList/0')).toEqual({ prop: 'a', width: 90 });
  expect(set('/fullName', '缺陷').at('/fullName')).toBe('缺陷');
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
