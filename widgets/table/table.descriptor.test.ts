import { describe, expect, it } from 'vitest';
import { type Descriptor, describe as describeWidgets, propsOf } from '../../engine/schema/fields/descriptor.ts';
import { validateForm } from '../../engine/schema/validate/index.ts';
import { column, materialsTable } from '../../test/support/sample-table.ts';
import * as widgets from '../index.ts';
import { readTableSettings } from './stored-settings.ts';
import { tableDescriptor } from './table.descriptor.ts';

const descriptors = describeWidgets(Object.values<Descriptor>(widgets));
const children = [column('qty', 'inputNumber', '数量')];
const check = (props: Record<string, unknown>) =>
  validateForm({ version: 1, nodes: [materialsTable({ config: { children }, props })] }, { descriptors }).map(
    ({ code, at }) => `${code} ${at}`,
  );
const read = (props: Record<string, unknown>) => {
  const node = materialsTable({ props });
  return readTableSettings(propsOf(node, tableDescriptor), node);
};

describe('settings of a sub-table', () => {
  it('are taken as the dialect writes them', () => {
    expect(
      check({
        actionText: '添加',
        addType: 1,
        addTableConf: { interfaceId: 'stock', hasPage: true },
        summaryField: ['qty'],
        thousandsField: ['materials-qty'],
        columnBtnsList: [{ value: 'copy', label: '复制', show: true }],
        relationOptions: [{ field: 'qty', type: 1, value: 'amount' }],
      }),
    ).toEqual([]);
    expect(check({ summaryField: 'qty', columnBtnsList: 'copy', addType: 7 })).toEqual([
      'widget.property /nodes/0/props/addType',
      'widget.property /nodes/0/props/summaryField',
      'widget.property /nodes/0/props/columnBtnsList',
    ]);
  });

  it('name a column by itself or with its table', () => {
    const settings = read({ summaryField: ['materials-qty'], thousandsField: ['materials-amount'] });
    expect([settings.summaryField, settings.thousands('amount'), settings.thousands('qty')]).toEqual([
      ['qty'],
      true,
      false,
    ]);
  });

  it('take the source of records from the old shape, and what is set by itself before it', () => {
    const addTableConf = { interfaceId: 'old', popupTitle: '从库存选择', popupWidth: '640px', hasPage: false };
    expect(read({ addType: 1, addTableConf, interfaceId: 'new' }).records).toMatchObject({
      interfaceId: 'new',
      title: '从库存选择',
      widthPx: 640,
      pageSize: 500,
    });
    expect(read({ addType: 0, addTableConf }).records).toBeUndefined();
    expect(read({ addType: 1 }).records).toBeUndefined();
  });

  it('leave out what is not of its kind', () => {
    const settings = read({
      summaryField: [1, null],
      columnBtnsList: [null, { value: 'copy', show: false }, { value: 'remove' }],
    });
    expect([settings.summaryField, settings.canCopy, settings.canRemove]).toEqual([[], false, true]);
  });
});
