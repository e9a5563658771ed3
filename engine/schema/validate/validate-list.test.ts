import { describe, expect, it } from 'vitest';
import { testWidgets } from '../../../test/support/descriptors.ts';
import { validateList, validateModel } from './index.ts';

const context = { descriptors: testWidgets };
const field = (aditKey: string, vModel: string, children?: object[]) => ({
  id: vModel,
  vModel,
  config: { aditKey, ...(children ? { children } : {}) },
});
const form = {
  version: 1,
  nodes: [field('input', 'name'), field('rate', 'stars'), field('table', 'items', [field('inputNumber', 'price')])],
};
const list = {
  version: 1,
  columnList: [{ prop: 'name' }, { prop: 'items-price' }, { prop: 'id' }, { prop: 'createTime' }],
  searchList: [{ prop: 'name' }],
};
const check = (more: object) =>
  validateList({ ...list, ...more }, form, context).map(({ code, at }) => `${code} ${at}`);

describe('lists', () => {
  it('takes fields, columns of sub-tables and the columns that every table has', () => {
    expect(check({ summaryField: ['items-price'], defaultSidx: 'createTime' })).toEqual([]);
    expect(check({ defaultSidx: '' })).toEqual([]);
  });

  it('finds what the form does not have, at every place that names a field', () => {
    const gone = [{ prop: 'gone' }, { prop: 'items-gone' }];
    expect(
      check({ columnList: gone, searchList: gone, summaryField: ['x'], thousandsField: ['y'], defaultSidx: 'z' }),
    ).toEqual(
      [
        ...['/columnList/0/prop', '/columnList/1/prop', '/searchList/0/prop', '/searchList/1/prop'],
        ...['/summaryField/0', '/thousandsField/0', '/defaultSidx'],
      ].map((at) => `list.column ${at}`),
    );
  });

  it('says that conditions on rows of another product do not hold here', () => {
    expect(check({ ruleList: [] })).toEqual([]);
    expect(check({ ruleList: { matchLogic: 'and', conditionList: [] } })).toEqual([]);
    expect(check({ ruleList: [{ field: 'name' }] })).toEqual(['list.rowFilter /ruleList']);
  });

  it('finds twins, and fields whose widget is no column and no search condition', () => {
    expect(check({ columnList: [{ prop: 'name' }, { prop: 'name' }, { prop: 'stars' }] })).toEqual([
      'list.twinColumn /columnList/1/prop',
      'list.notColumn /columnList/2/prop',
    ]);
    expect(check({ searchList: [{ prop: 'stars' }, { prop: 'items' }] })).toEqual([
      'list.notSearched /searchList/0/prop',
      'list.notSearched /searchList/1/prop',
    ]);
  });

  it('reports the shape of the list, not that of the form, and checks what is left of either', () => {
    expect(check({ columnList: [{ prop: 5 }, { prop: 'gone' }, 'x'], sort: 'up' })).toEqual([
      'document.shape /columnList/0/prop',
      'document.shape /columnList/2',
      'document.shape /sort',
      'list.column /columnList/1/prop',
    ]);
    const broken = { nodes: [null, field('input', 'name'), { ...field('input', 'b'), vModel: 7 }] };
    const two = { version: 1, columnList: [{ prop: 'name' }, { prop: 'b' }], searchList: [] };
    expect(validateList(two, broken, context).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'list.column /columnList/1/prop',
    ]);
    expect(validateList(two, null, context)).toEqual([]);
  });
});

describe('types of lists', () => {
  it('need the field that they are about, and one that suits it', () => {
    expect(check({ type: 3 })).toEqual(['list.noGroup /groupField']);
    expect(check({ type: 3, groupField: 'items-price' })).toEqual(['list.groupField /groupField']);
    expect(check({ type: 3, groupField: 'gone' })).toEqual(['list.column /groupField']);
    expect(check({ type: 3, groupField: 'name' })).toEqual([]);
    expect(check({ type: 5 })).toEqual(['list.noParent /parentField']);
    expect(check({ type: 5, parentField: 'items' })).toEqual(['list.parentField /parentField']);
    expect(check({ type: 5, parentField: 'name' })).toEqual([]);
  });

  it('ask for the source of their tree and for the field that it narrows', () => {
    expect(check({ type: 2 })).toEqual(['list.noRelation /treeRelation', 'list.noTreeSource /treeDictionary']);
    expect(check({ hasTreeQuery: true, treeDataSource: 'api', treeRelation: 'items' })).toEqual([
      'list.relation /treeRelation',
      'list.noTreeSource /treeInterfaceId',
    ]);
    expect(check({ type: 2, treeDataSource: 'organize', treeRelation: 'name' })).toEqual([]);
    expect(check({ type: 2, treeDictionary: 'd', treeRelation: 'name' })).toEqual([]);
  });

  it('may name a choice to filter by, and nothing else', () => {
    expect(check({ stateField: 'name' })).toEqual(['list.stateField /stateField']);
    expect(check({ stateField: 'gone' })).toEqual(['list.column /stateField']);
    expect(check({ stateField: '' })).toEqual([]);
  });

  it('keep what another type has said', () => {
    expect(check({ type: 1, groupField: 'items', parentField: 'items', treeRelation: 'items' })).toEqual([]);
  });
});

describe('buttons of one’s own', () => {
  const own = (...buttons: object[]) => check({ customBtnsList: buttons });
  const steps = [{ action: 'reload' }];
  it('have names of their own and do something; a script of another product is nothing that runs', () => {
    expect(own({ value: 'close', actions: steps }, { value: 'open', place: 'list', actions: steps })).toEqual([]);
    expect(own({ value: 'a', actions: steps }, { value: 'a', actions: [] }, { value: 'b', event: '() => {}' })).toEqual(
      [
        'list.twinButton /customBtnsList/1/value',
        'list.idleButton /customBtnsList/1',
        'list.scriptButton /customBtnsList/2',
      ],
    );
    expect(own({ label: 'x' })).toEqual(['document.shape /customBtnsList/0']);
  });

  it('take steps that a list can take, and ask of the row what its fields can be asked', () => {
    const asked = (field: string, operator = 'equal') => [
      { action: 'reload', when: { logic: 'and', conditions: [{ field, operator, value: 'x' }] } },
    ];
    const at = '/customBtnsList/0/actions/0';
    expect(own({ value: 'a', actions: asked('row.name') })).toEqual([]);
    expect(own({ value: 'a', actions: asked('row.stars', 'contains') })).toEqual([
      `rule.operator ${at}/when/conditions/0/operator`,
    ]);
    expect(own({ value: 'a', actions: [{ action: 'submit' }] })).toEqual([`list.step ${at}`]);
    expect(own({ value: 'a', actions: [{ action: 'dance' }] })).toEqual([`action.unknown ${at}/action`]);
    const calls = { ...context, calls: {} };
    const button = { value: 'a', actions: [{ action: 'request', call: 'gone' }] };
    expect(
      validateList({ ...list, customBtnsList: [button] }, form, calls).map(({ code, at: where }) => [code, where]),
    ).toEqual([['action.call', `${at}/call`]]);
  });
});

describe('what a condition opens with', () => {
  const preset = (more: object, prop = 'name') => check({ searchList: [{ prop, ...more }] });
  it('is a value of its field', () => {
    const price = 'items-price';
    expect(preset({ value: '' })).toEqual([]);
    expect(preset({ value: 'a', searchType: 2 })).toEqual([]);
    expect(preset({ value: [1, null], searchType: 3 }, price)).toEqual([]);
    expect(preset({ value: 7, searchType: 3 }, price)).toEqual(['list.preset /searchList/0/value']);
    expect(preset({ value: ['x', 1], searchType: 3 }, price)).toEqual(['list.preset /searchList/0/value']);
    expect(preset({ value: { a: 1 } })).toEqual(['list.preset /searchList/0/value']);
  });
});

describe('models', () => {
  const model = { version: 1, fullName: '缺陷', enCode: 'defect', form, list };

  it('checks form and list together, with pointers from the root of the model', () => {
    expect(validateModel(model, context)).toEqual([]);
    const wrong = {
      ...model,
      enCode: '',
      form: { ...form, nodes: [...form.nodes, field('input', 'name')] },
      list: { ...list, columnList: [{ prop: 'gone' }] },
    };
    expect(validateModel(wrong, context).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'document.shape /enCode',
      'node.twinId /form/nodes/3/id',
      'node.twinField /form/nodes/3/vModel',
      'list.column /list/columnList/0/prop',
    ]);
  });

  it('looks no further at a document that a newer program wrote', () => {
    const newer = { ...model, version: 2, form: { version: 7, nodes: 'something new' } };
    expect(validateModel(newer, context).map(({ code, at, message }) => [code, at, message])).toEqual([
      ['document.newer', '/version', '设计的格式版本是 2，本系统只认到 1'],
      ['document.newer', '/form/version', '设计的格式版本是 7，本系统只认到 1'],
    ]);
  });
});
