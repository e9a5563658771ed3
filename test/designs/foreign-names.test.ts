import { describe, expect, it } from 'vitest';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { allNodes, readOwn } from './read-own.ts';

describe('field names', () => {
  const { model, findings, field } = readOwn('jnpf3-export');
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
    const attribute = allNodes(model.form.nodes).find((node) => node.config.aditKey === 'relationFormAttr');
    expect(attribute?.props?.relationField).toBe('found_at');
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
