import { describe, expect, it } from 'vitest';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { readOwn } from './read-own.ts';

describe('scripts', () => {
  it('are kept as texts and reported, each where it stands', () => {
    const { field, findings, model } = readOwn('jnpf3-export');
    expect(field('defectName')).not.toHaveProperty('on');
    expect(field('defectName').config).toMatchObject({
      foreign: { on: { change: expect.stringContaining('setFormData') } },
    });
    const told = findings.filter((one) => one.code === 'import.script').map((one) => one.at);
    expect(told).toEqual([
      '/form/nodes/2/config/foreign/on/change',
      '/list/funcs/afterOnload',
      '/form/form/funcs/onLoad',
    ]);
    expect(model.form.form).toMatchObject({ funcs: { onLoad: expect.stringContaining('request(') } });
    expect(findings.filter((one) => one.code === 'import.emptyScript')).toHaveLength(1);
  });

  it.each([
    'function (a) { return a }',
    'async function f() {}',
    'async (x) => { await x }',
    'x => x + 1',
    '({ data: { a = f() } }) => {\n go()\n}',
    'change(value) {\n run(value)\n}',
  ])('%j is one', (text) => {
    const { findings } = readDesign([{ __config__: { jnpfKey: 'comInput' }, __vModel__: 'a', formatter: text }]);
    expect(findings.map((one) => one.code).filter((code) => /script/i.test(code))).toHaveLength(1);
  });

  it.each(['功能 (测试)', '从 a 到 b', 'functional', '{ a: 1 }'])('%j is none', (text) => {
    const { findings } = readDesign([{ __config__: { jnpfKey: 'comInput' }, __vModel__: 'a', placeholder: text }]);
    expect(findings).toEqual([]);
  });
});

describe('packings', () => {
  const field = { __config__: { tag: 'el-input', label: '名称' }, __vModel__: 'name' };
  const labels = (input: unknown) => readDesign(input).model.form.nodes.map((node) => node.config.label);
  it('of every kind give the same form', () => {
    const form = { labelWidth: 90, fields: [field] };
    const text = JSON.stringify(form);
    for (const input of [
      form,
      text,
      [field],
      { form },
      { content: text },
      { code: 200, data: { formData: text } },
      { conf: '{"labelWidth":90}', fields: [JSON.stringify(field)] },
    ])
      expect(labels(input)).toEqual(['名称']);
    expect(readDesign({ conf: '{"labelWidth":90}', fields: [JSON.stringify(field)] }).model.form.form).toEqual({
      labelWidth: 90,
    });
  });

  it('of a whole export give name, code, tables and list', () => {
    const { model } = readOwn('jnpf3-export');
    expect(model).toMatchObject({
      fullName: '管廊缺陷登记',
      enCode: 'pipeDefect',
      title: '管廊缺陷登记',
      webType: 2,
      tables: [
        { table: 'pipe_defect', typeId: '1' },
        { table: 'pipe_defect_item', typeId: '0' },
      ],
    });
    expect(model.form).toMatchObject({
      version: 1,
      title: '管廊缺陷登记',
      form: {
        labelPosition: 'right',
        labelWidth: 100,
        gutter: 15,
        size: 'small',
        popupType: 'general',
        generalWidth: '600px',
      },
    });
    expect(model.list).toMatchObject({
      version: 1,
      type: 1,
      sort: 'desc',
      pageSize: 20,
      showSummary: true,
      btnsList: [{ value: 'add', label: '新增' }],
    });
    expect(model.list?.columnList[0]).toMatchObject({
      prop: 'defectName',
      width: 180,
      fixed: 'left',
      foreign: { width: '180' },
    });
    expect(model.list?.searchList[1]).toMatchObject({ prop: 'found_at', searchType: 3 });
  });

  it('of a generated page alone give a form of its columns, those of a sub-table below their table', () => {
    const { model } = readOwn('jnpf4-lists');
    expect(model.form.nodes.map((node) => [node.vModel, node.config.aditKey, node.config.label])).toEqual([
      ['F_Code', 'input', '巡检单号'],
      ['F_Oxygen', 'inputNumber', '氧气浓度'],
      ['F_Date', 'date', '巡检日期'],
      ['tableField4d57ab', 'table', '测点'],
      ['F_Keeper', 'userSelect', '保管人'],
    ]);
    expect(model.form.nodes[3]?.config.children?.map((node) => node.vModel)).toEqual(['F_Point']);
    expect(model.list?.columnList.at(-1)?.prop).toBe('tableField4d57ab-F_Point');
  });
});
