import { describe, expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { ownDesign } from './foreign-designs.ts';

const all = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.config.children ?? [])]);
const read = (name: string) => {
  const { model, findings } = readDesign(ownDesign(name));
  const nodes = all(model.form.nodes);
  const field = (vModel: string) => {
    const found = nodes.find((node) => node.vModel === vModel);
    if (!found) throw new Error(`no field ${vModel}`);
    return found;
  };
  return { model, findings, nodes, field };
};
const start = (key: string, defaultValue: unknown, more: object = {}, config: object = {}) =>
  readDesign([{ __config__: { jnpfKey: key, defaultValue, ...config }, __vModel__: 'a', ...more }]).model.form.nodes[0]
    ?.config;
const startOf = (...args: Parameters<typeof start>) => start(...args)?.defaultValue;

describe('start values', () => {
  it('of dates are days, moments and times of the people in UTC+8', () => {
    expect(startOf('date', 1666195200000, { format: 'yyyy-MM-dd' })).toBe('2022-10-20');
    expect(startOf('date', '2024-02-29 10:00:00')).toBe('2024-02-29');
    expect(startOf('date', '2023-02-29')).toBeUndefined();
    expect(startOf('date', '2024-05')).toBe('2024-05-01');
    expect(startOf('date', '1666195200000')).toBe('2022-10-20');
    expect(startOf('datePicker', 1700000000000, { format: 'yyyy-MM-dd HH:mm' })).toBe('2023-11-14T22:13:20.000Z');
    expect(startOf('date', '2023-05-06 08:00', { type: 'datetime' })).toBe('2023-05-06T00:00:00.000Z');
    expect(startOf('time', '8:30')).toBe('08:30:00');
    expect(startOf('time', '25:00')).toBeUndefined();
    expect(startOf('date', ['2023-05-06', 1683561600000], { type: 'daterange' })).toEqual(['2023-05-06', '2023-05-09']);
  });

  it('of numbers are numbers', () => {
    expect(startOf('numInput', '2')).toBe(2);
    expect(startOf('numInput', 'two')).toBeUndefined();
    expect(startOf('rate', 0)).toBe(0);
    expect(startOf('slider', [20, 60], { range: true })).toEqual([20, 60]);
  });

  it('of switches are one of the two values that the switch writes', () => {
    const sides = { 'active-value': 'open', 'inactive-value': 'close' };
    expect(startOf('switch', 'open', sides)).toBe('open');
    expect(startOf('switch', false, sides)).toBe('close');
    expect(startOf('switch', true, { 'active-value': 1, 'inactive-value': 0 })).toBe(1);
    expect(startOf('switch', 'half', sides)).toBeUndefined();
    const plain = readDesign([{ __config__: { tag: 'el-switch', defaultValue: 1 }, __vModel__: 'a' }]).model.form
      .nodes[0];
    expect(plain).toMatchObject({ props: { activeValue: true, inactiveValue: false }, config: { defaultValue: true } });
  });

  it('of choices take the type that the options have, and stay where no option fits', () => {
    const options = [
      { fullName: '是', id: 1 },
      { fullName: '否', id: 2 },
    ];
    expect(startOf('radio', '2', { options })).toBe(2);
    expect(startOf('radio', '’0’', { options })).toBe('’0’');
    expect(startOf('select', '1', { options, multiple: true })).toEqual([1]);
    expect(startOf('checkbox', ['1', 2], { options })).toEqual([1, 2]);
    expect(
      startOf('cascader', [['1', '2']], {
        options: [{ id: '1', fullName: 'a', children: [{ id: '2', fullName: 'b' }] }],
        props: { props: { multiple: true } },
      }),
    ).toEqual([['1', '2']]);
  });

  it('that are empty, or that no field here could start with, wait in foreign', () => {
    for (const [key, value] of [
      ['checkbox', []],
      ['select', ''],
      ['uploadFz', []],
      ['comInput', null],
      ['uploadImg', 'http://x/a.png'],
      ['createUser', '张三'],
    ] as const) {
      const config = start(key, value);
      expect(config?.defaultValue).toBeUndefined();
      expect(config).toMatchObject({ foreign: { defaultValue: value } });
    }
  });

  it('of a text element are its words', () => {
    expect(
      readDesign([{ __config__: { jnpfKey: 'JNPFText', defaultValue: '请如实填写' } }]).model.form.nodes[0]?.props,
    ).toMatchObject({ content: '请如实填写' });
  });
});

describe('properties', () => {
  it('come under our names whatever the generation', () => {
    const { field } = read('form-generator');
    expect(field('tunnelName').props).toMatchObject({
      maxlength: 30,
      showCount: true,
      prefixIcon: 'el-icon-place',
      addonBefore: '廊',
      readonly: false,
    });
    expect(field('note')).toMatchObject({
      config: { aditKey: 'textarea', labelWidth: 120 },
      props: { autoSize: { minRows: 3, maxRows: 6 } },
    });
    expect(field('reports').props).toMatchObject({
      fileSize: 20,
      sizeUnit: 'MB',
      buttonText: '上传报告',
      showTip: true,
    });
    expect(field('ventilation').props).toMatchObject({ optionType: 'button', border: false, size: 'middle' });
    expect(field('tidiness').props).toMatchObject({ count: 5, allowHalf: true });
    expect(field('humidity').props).toMatchObject({ max: 100 });
    expect(field('markColor').props).toMatchObject({ showAlpha: true, colorFormat: 'rgb', size: 'small' });
    expect(field('section').props?.props).toEqual({
      multiple: false,
      label: 'label',
      value: 'value',
      children: 'children',
    });
    expect(field('photos')).toMatchObject({ config: { required: true, tipLabel: '正面拍摄' } });
    expect(field('photos').props).not.toHaveProperty('disabled');
  });

  it('come to one place where the generations differ', () => {
    const { field } = read('jnpf3-export');
    expect(field('billRuleField101').props).toMatchObject({ rule: 'defect', ruleName: '缺陷编号' });
    expect(field('subtotal').props).toMatchObject({ isStorage: 1, precision: 2 });
    expect(field('level').config).toMatchObject({ dataType: 'dictionary', dictionaryType: '392000000000001' });
    expect(field('level').props?.props).toEqual({ label: 'fullName', value: 'enCode' });
    expect(field('pipes').props?.props).toEqual({ label: 'fullName', value: 'id' });
    expect(field('chamber').config).toMatchObject({
      dataType: 'dynamic',
      propsUrl: '392000000000777',
      templateJson: [{ field: 'section', required: 1 }],
    });
    expect(field('device').props).toMatchObject({
      interfaceId: '392000000000888',
      relationField: 'fullName',
      pageSize: 20,
    });
    expect(field('tableField122').props).toMatchObject({ showSummary: true, actionText: '添加', addType: 0 });
    expect(field('due').config).toMatchObject({ startTimeRule: true, startTimeType: 2 });
    expect(field('sectionPath').props).toMatchObject({ multiple: true });
  });

  it('that say nothing give way to another spelling that does', () => {
    const { model } = readDesign([
      {
        __config__: { jnpfKey: 'input' },
        'prefix-icon': '',
        prefixIcon: 'user',
        'show-word-limit': true,
        showCount: false,
        __vModel__: 'a',
      },
    ]);
    expect(model.form.nodes[0]?.props).toEqual({ prefixIcon: 'user', showCount: true });
    expect(model.form.nodes[0]?.config).toMatchObject({ foreign: { props: { 'prefix-icon': '', showCount: false } } });
  });

  it('with no meaning are kept and noted once for the document', () => {
    const { findings, nodes } = read('form-generator');
    expect(findings.filter((one) => one.code === 'import.kept' && one.message.includes('“style”'))).toHaveLength(1);
    expect(nodes.filter((node) => node.props?.style).length).toBeGreaterThan(20);
  });

  it('of the flat dialect are taken from the field itself', () => {
    const { field } = read('flat');
    expect(field('field2')).toMatchObject({
      config: { aditKey: 'input', required: true, span: 12, regList: [{ message: '请输入汉字' }] },
      slot: { prepend: '姓名' },
    });
    expect(field('field5').config.children?.map((node) => [node.vModel, node.config.aditKey])).toEqual([
      ['field8', 'input'],
      ['field9', 'uploadFile'],
    ]);
    expect(field('field7').props).toMatchObject({ isAmountChinese: true });
  });
});

describe('nesting', () => {
  it('of tabs, panels, cards, steps and table cells is kept', () => {
    const outline = (nodes: readonly Node[]): unknown[] =>
      nodes.map((node) => [node.config.aditKey, node.config.label, ...outline(node.config.children ?? [])]);
    const tabs = read('jnpf3-export').nodes.find((node) => node.config.aditKey === 'tabs');
    expect(outline(tabs ? [tabs] : [])).toEqual([
      [
        'tabs',
        'tab',
        [
          'pane',
          '处理',
          ['textarea', '处理意见'],
          [
            'collapse',
            'collapse',
            ['pane', '现场', ['uploadImg', '照片']],
            ['pane', '复查', ['card', 'card', ['input', '复查人']]],
          ],
        ],
        ['pane', '系统', ['createUser', '登记人'], ['createTime', '登记时间'], ['currOrganize', '登记单位']],
      ],
    ]);
    const grid = read('jnpf3-export').nodes.find((node) => node.config.aditKey === 'tableGrid');
    expect(outline(grid ? [grid] : [])).toEqual([
      ['tableGrid', 'tableGrid', ['tableGridRow', undefined, ['tableGridCell', undefined, ['input', '备注']]]],
    ]);
    const steps = read('jnpf4').nodes.find((node) => node.config.aditKey === 'steps');
    expect(outline(steps ? [steps] : [])).toEqual([
      ['steps', undefined, ['pane', '现场', ['calculate', '合计']], ['pane', '归档', ['createTime', '时间']]],
    ]);
  });

  it('marks the columns of a sub-table', () => {
    const table = read('jnpf3-export').field('tableField122');
    expect(table.config.children).toHaveLength(4);
    for (const column of table.config.children ?? []) expect(column.config).toMatchObject({ isSubTable: true });
  });
});

describe('field names', () => {
  const { model, findings, field } = read('jnpf3-export');
  it('that are not valid are replaced, and all references follow', () => {
    expect(field('found_at').config).toMatchObject({ label: '发现日期', foreign: { vModel: 'found.at' } });
    expect(field('due').config).toMatchObject({ startRelationField: 'found_at' });
    expect(field('device').props?.templateJson).toEqual([{ field: 'keyword', relationField: 'found_at' }]);
    expect(field('chamber').config.templateJson?.[0]?.relationField).toBe('found_at');
    expect(field('subtotal').props?.expression).toEqual(['count', '*', 'inputNumberField125']);
    expect(field('total').props?.expression).toEqual([
      'tableField122-subtotal',
      '+',
      'cost',
      '*',
      '(',
      '1',
      '+',
      'tableField122-inputNumberField125',
      ')',
    ]);
    expect(field('tableField122').props).toMatchObject({
      summaryField: ['count', 'inputNumberField125'],
      addTableConf: { relationOptions: [{ field: 'inputNumberField125' }] },
    });
    const attribute = all(model.form.nodes).find((node) => node.config.aditKey === 'relationFormAttr');
    expect(attribute?.props?.relationField).toBe('found_at_jnpfTable_pipe_defect1');
    expect(model.list?.columnList.map((column) => column.prop)).toEqual([
      'defectName',
      'found_at',
      'tableField122-inputNumberField125',
    ]);
    expect(model.list?.searchList.map((item) => item.prop)).toEqual(['defectName', 'found_at']);
    expect(model.list?.defaultSidx).toBe('found_at');
    expect(findings.filter((one) => one.code === 'import.renamed')).toHaveLength(3);
  });

  it('that stand twice in one scope go to the first; the second gets another', () => {
    expect(field('defectName').config.label).toBe('缺陷名称');
    expect(field('defectName_2').config.label).toBe('同名');
  });

  it('that are missing are made', () => {
    expect(field('inputField144').config.label).toBe('没有字段名');
    expect(findings.some((one) => one.code === 'import.named')).toBe(true);
  });

  it('that reach into a prototype are replaced', () => {
    const nodes = readDesign([{ __config__: { jnpfKey: 'comInput' }, __vModel__: 'constructor' }]).model.form.nodes;
    expect(nodes[0]?.vModel).toBe('f_constructor');
  });

  it('of layouts are no field names', () => {
    const nodes = readDesign([{ __config__: { jnpfKey: 'card', children: [] }, __vModel__: 'c' }]).model.form.nodes;
    expect(nodes[0]).not.toHaveProperty('vModel');
    expect(nodes[0]?.config).toMatchObject({ foreign: { vModel: 'c' } });
  });
});

describe('scripts', () => {
  it('are kept as texts and reported, each where it stands', () => {
    const { field, findings, model } = read('jnpf3-export');
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
    const { model } = read('jnpf3-export');
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
    const { model } = read('jnpf4-lists');
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
