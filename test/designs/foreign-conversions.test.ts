import { describe, expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { readOwn } from './read-own.ts';

describe('properties', () => {
  it('come under our names whatever the generation', () => {
    const { field } = readOwn('form-generator');
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
    const { field } = readOwn('jnpf3-export');
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
    const { findings, nodes } = readOwn('form-generator');
    expect(findings.filter((one) => one.code === 'import.kept' && one.message.includes('“style”'))).toHaveLength(1);
    expect(nodes.filter((node) => node.props?.style).length).toBeGreaterThan(20);
  });

  it('of the flat dialect are taken from the field itself', () => {
    const { field } = readOwn('flat');
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
    const tabs = readOwn('jnpf3-export').nodes.find((node) => node.config.aditKey === 'tabs');
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
    const grid = readOwn('jnpf3-export').nodes.find((node) => node.config.aditKey === 'tableGrid');
    expect(outline(grid ? [grid] : [])).toEqual([
      ['tableGrid', 'tableGrid', ['tableGridRow', undefined, ['tableGridCell', undefined, ['input', '备注']]]],
    ]);
    const steps = readOwn('jnpf4').nodes.find((node) => node.config.aditKey === 'steps');
    expect(outline(steps ? [steps] : [])).toEqual([
      ['steps', undefined, ['pane', '现场', ['calculate', '合计']], ['pane', '归档', ['createTime', '时间']]],
    ]);
  });

  it('marks the columns of a sub-table', () => {
    const table = readOwn('jnpf3-export').field('tableField122');
    expect(table.config.children).toHaveLength(4);
    for (const column of table.config.children ?? []) expect(column.config).toMatchObject({ isSubTable: true });
  });
});
