import { describe, expect, it } from 'vitest';
import * as all from '../../../widgets/index.ts';
import { describe as described } from '../fields/descriptor.ts';
import { validateForm, validateModel } from './index.ts';

const descriptors = described(Object.values(all));
const codes = (...nodes: object[]) =>
  validateForm({ version: 1, nodes }, { descriptors }).map(({ code, severity, at }) => `${severity} ${code} ${at}`);
const field = (aditKey: string, vModel: string, config: object = {}, more: object = {}) => ({
  id: vModel,
  vModel,
  config: { aditKey, label: '名称甲', ...config },
  ...more,
});

describe('what was put there and not gone on with', () => {
  it('is a sub-table without columns', () => {
    expect(codes(field('table', 'rows', { children: [] }))).toEqual([
      'warning node.noColumns /nodes/0/config/children',
    ]);
    expect(codes(field('table', 'rows', { children: [field('input', 'a')] }))).toEqual([]);
  });

  it('is a choice without options, unless they come from elsewhere', () => {
    const empty = { slot: { options: [] } };
    for (const key of ['select', 'radio', 'checkbox', 'cascader', 'treeSelect'])
      expect(codes(field(key, 'kind', {}, empty))).toEqual(['warning node.noOptions /nodes/0/slot/options']);
    expect(codes(field('select', 'kind', { dataType: 'static' }))).toHaveLength(1);
    expect(codes(field('select', 'kind', { dataType: 'dictionary', dictionaryType: 'd' }, empty))).toEqual([]);
    expect(codes(field('select', 'kind', {}, { slot: { options: [{ id: '1', fullName: '一' }] } }))).toEqual([]);
  });

  it('is a field that nobody named, in whichever language it was put there', () => {
    const unnamed = 'warning node.defaultTitle /nodes/0/config/label';
    const titles = descriptors.get('inputNumber')?.texts;
    for (const language of ['zh', 'en', 'zhtw'] as const)
      expect(codes(field('inputNumber', 'inputNumber2', { label: titles?.[language]['widget.inputNumber'] }))).toEqual([
        unnamed,
      ]);
    // A name that somebody chose says that the label was meant; what the system fills in is often called so for good.
    expect(codes(field('inputNumber', 'amount', { label: '数字' }))).toEqual([]);
    const own = descriptors.get('createTime');
    expect(codes(field('createTime', 'createTime1', { label: own?.texts.zh[own.title] }))).toEqual([]);
  });

  it('is a list without columns', () => {
    const model = (columnList: object[]) =>
      validateModel(
        {
          version: 1,
          fullName: '甲',
          enCode: 'a',
          form: { version: 1, nodes: [field('input', 'a')] },
          list: { version: 1, searchList: [], columnList },
        },
        { descriptors },
      ).map(({ code, at }) => `${code} ${at}`);
    expect(model([])).toEqual(['list.noColumns /list/columnList']);
    expect(model([{ prop: 'a' }])).toEqual([]);
  });
});
