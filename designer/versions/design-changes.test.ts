import { describe, expect, it } from 'vitest';
import { designerText } from '../use-designer-text.ts';
import { changeName } from './change-name.ts';
import { designChanges } from './design-changes.ts';
import { propertyWords } from './property-words.ts';
import { valueWords } from './value-words.ts';

const field = (id: string, label: string, more = {}) => ({
  id,
  vModel: id,
  config: { aditKey: 'input', label, ...more },
});
const model = (nodes: object[], list: object = {}, more: object = {}) =>
  JSON.parse(
    JSON.stringify({
      fullName: '甲',
      form: { version: 1, nodes },
      list: { version: 1, searchList: [], columnList: [{ prop: 'a' }, { prop: 'b' }], ...list },
      ...more,
    }),
  );
const nodes = [field('a', '名称'), field('b', '数量')];
const zh = designerText('zh');
const said = (before: object, after: object) =>
  designChanges(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after))).map((change) => [
    change.group,
    change.kinds.join(),
    changeName(change, zh),
    change.properties.map(({ path }) => path).join(),
  ]);

describe('what differs between two models', () => {
  it('is nothing between a model and itself', () => {
    expect(said(model(nodes), model(nodes))).toEqual([]);
  });

  it('is one entry a node, however much of it changed', () => {
    const now = model([field('b', '个数', { span: 12, required: true }), field('c', '备注')]);
    expect(said(model(nodes), now)).toEqual([
      ['form', 'removed', '名称', ''],
      ['form', 'changed', '个数', '/config/label,/config/span,/config/required'],
      ['form', 'added', '备注', ''],
    ]);
  });

  it('tells columns, conditions and buttons apart by what they are of, with the labels of their fields', () => {
    const now = model(nodes, {
      columnList: [{ prop: 'b', width: 120 }, { prop: 'a' }, { prop: 'c', label: '备注' }],
      searchList: [{ prop: 'a', searchType: 2 }],
      pageSize: 50,
    });
    const found = said(model(nodes), now);
    expect(found.map(([group, kinds, name]) => [group, kinds, name])).toEqual([
      ['list', 'added', '查询：名称'],
      ['list', 'moved,changed', '列：数量'],
      ['list', 'added', '列：备注'],
      ['list', 'changed', '列表设置'],
    ]);
    expect(found.at(1)?.at(3)).toBe('/width');
    expect(found.at(3)?.at(3)).toBe('/pageSize');
  });

  it('counts a new label of a column once', () => {
    const now = model(nodes, { columnList: [{ prop: 'a', label: '新名' }, { prop: 'b' }] });
    expect(said(model(nodes), now)).toEqual([['list', 'changed', '列：新名', '/label']]);
  });

  it('does not compare a list that is made at the publish', () => {
    const { list: _left, ...draft } = model(nodes);
    expect(said(model(nodes), draft)).toEqual([]);
  });

  it('says what is changed in the model and in the whole form', () => {
    const now = { ...model(nodes), fullName: '乙', form: { version: 1, form: { labelWidth: 80 }, nodes } };
    expect(said(model(nodes), now)).toEqual([
      ['form', 'changed', '表单设置', '/form/labelWidth'],
      ['model', 'changed', '模型信息', '/fullName'],
    ]);
  });
});

describe('properties and values in words', () => {
  it('have the names of the settings panel', () => {
    const words = (path: string) => propertyWords(path, undefined, new Map(), zh);
    expect(
      ['/config/label', '/config/required', '/regList/0/message', '/form/labelWidth', '/unknown'].map(words),
    ).toEqual(['标签', '必填', '校验规则 › 第 1 项 › 提示', '标签宽度', 'unknown']);
  });

  it('are said, not written as JSON, where there are words for them', () => {
    expect([true, null, '', 3, ['x', 'y'], { zh: '一', en: 'one' }].map((value) => valueWords(value, zh))).toEqual([
      ...['是', '空', '空', '3', 'x、y', '一'],
    ]);
    expect(valueWords({ zh: '一', en: 'one' }, designerText('en'))).toBe('one');
    expect(valueWords({ a: 1 }, zh)).toBe('{"a":1}');
  });
});
