import { describe, expect, it } from 'vitest';
import { designChanges, nothingOnline } from '../../engine/schema/compare/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { productWidgets } from '../../test/support/designer/design.ts';
import { designerTexts } from '../parts/texts.ts';
import { changeName } from './change-name.ts';
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
const zh = createTranslate([engineTexts, ...designerTexts], 'zh');
const said = (before: object, after: object) =>
  designChanges(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)), productWidgets).map((change) => [
    change.group,
    change.kinds.join(),
    changeName(change, zh),
    change.properties.map(({ path }) => path).join(),
  ]);

describe('what differs between two models', () => {
  it('is nothing between a model and itself', () => {
    expect(said(model(nodes), model(nodes))).toEqual([]);
  });

  it('is one entry a node, however much of it changed, with what a new one says and a gone one said', () => {
    const list = { columnList: [] };
    const now = model([field('b', '个数', { span: 12, required: true }), field('c', '备注')], list);
    expect(said(model(nodes, list), now)).toEqual([
      ['form', 'removed', '名称', '/config/aditKey,/config/label'],
      ['form', 'changed', '个数', '/config/label,/config/span,/config/required'],
      ['form', 'added', '备注', '/config/aditKey,/config/label'],
    ]);
  });

  it('follows a field into the list: its new label stands above its column', () => {
    const now = model([nodes[0] ?? {}, field('b', '个数')]);
    expect(said(model(nodes), now)).toEqual([
      ['form', 'changed', '个数', '/config/label'],
      ['list', 'changed', '列：个数', '/label'],
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

  it('compares a list that nobody has drawn as the one that readers see', () => {
    const { list: _left, ...untouched } = model(nodes);
    const made = [{ prop: 'a' }, { prop: 'b' }].map((one) => ({ ...one, align: 'left', sortable: true }));
    const online = model(nodes, { columnList: made, searchList: [{ prop: 'a' }, { prop: 'b' }] });
    expect(said(online, untouched)).toEqual([]);
    // Buttons that the page shows anyway are no news when they are written down.
    const btnsList = [{ value: 'batchRemove' }, { value: 'add' }];
    expect(said(untouched, { ...online, list: { ...online.list, btnsList } })).toEqual([]);
    expect(said(untouched, { ...online, list: { ...online.list, columnBtnsList: [{ value: 'edit' }] } })).toEqual([
      ['list', 'removed', '行按钮：详情', ''],
      ['list', 'removed', '行按钮：删除', ''],
    ]);
  });

  it('does not count what has no effect', () => {
    const odd = {
      ...field('a', '名称', { span: 24, required: false, regList: [], showLabel: true }),
      odd: 1,
      props: { no: 1 },
    };
    const now = model([odd, nodes[1] ?? {}], {
      btnsList: [{ value: 'add' }, { value: 'batchRemove' }, { value: 'batchPrint' }],
    });
    expect(said(model(nodes), now)).toEqual([]);
  });

  it('says what is changed in the model and in the whole form', () => {
    const now = { ...model(nodes), fullName: '乙', form: { version: 1, form: { labelWidth: 80 }, nodes } };
    expect(said(model(nodes), now)).toEqual([
      ['form', 'changed', '表单设置', '/form/labelWidth'],
      ['model', 'changed', '模型信息', '/fullName'],
    ]);
  });

  it('is all of it where nothing is online yet', () => {
    const design = model(nodes, { btnsList: [], columnBtnsList: [] });
    const found = designChanges(nothingOnline(design), design, productWidgets);
    expect(found.map(({ kinds, name }) => `${kinds} ${name}`)).toEqual(['added a', 'added b', 'added a', 'added b']);
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
    expect(valueWords({ zh: '一', en: 'one' }, createTranslate(designerTexts, 'en'))).toBe('one');
    expect(valueWords({ a: 1 }, zh)).toBe('{"a":1}');
  });
});
