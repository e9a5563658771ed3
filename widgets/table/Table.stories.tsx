import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { column, materialColumns, materialRows } from '../../test/support/sample-table.ts';
import { tableDescriptor } from './table.descriptor.ts';

export default { title: '字段/子表 table', ...fieldMeta(tableDescriptor) };

// The story's field is called `field`: its formula names the columns by that.
const children = materialColumns.map((node) =>
  node.vModel === 'amount' ? { ...node, props: { expression: ['field-qty', '*', 'field-price'], precision: 2 } } : node,
);
const config = { label: '处置材料', children };
const props = { showSummary: true, summaryField: ['qty', 'amount'], thousandsField: ['amount'] };
const node = { config, props };

export const Empty = fieldStory(tableDescriptor, { node });
export const Filled = fieldStory(tableDescriptor, { value: materialRows, node });
export const Disabled = fieldStory(tableDescriptor, { value: materialRows, disabled: true, node });
export const ReadOnly = fieldStory(tableDescriptor, { value: materialRows, readOnly: true, node });
export const Invalid = fieldStory(tableDescriptor, {
  invalid: '处置材料至少两行',
  value: materialRows.slice(0, 1),
  node,
});
export const WithoutTitle = fieldStory(tableDescriptor, {
  value: materialRows,
  node: { config: { ...config, showLabel: false }, props },
});
export const ButtonsOfItsOwn = fieldStory(tableDescriptor, {
  value: materialRows,
  node: {
    config,
    props: {
      ...props,
      columnBtnsList: [{ value: 'remove', label: '删除', show: true }],
      footerBtnsList: [
        { value: 'add', label: '新增材料', show: true },
        { value: 'batchRemove', label: '批量删除', show: true },
      ],
    },
  },
});
export const ChosenRecords = fieldStory(tableDescriptor, {
  value: materialRows.slice(0, 1),
  node: {
    config,
    props: {
      ...props,
      addType: 1,
      interfaceId: 'stock',
      popupTitle: '从库存选择',
      columnOptions: [{ value: 'name', label: '名称' }],
      relationOptions: [{ field: 'name', type: 1, value: 'name' }],
    },
  },
});
export const ThousandRows = fieldStory(tableDescriptor, {
  value: Array.from({ length: 1_000 }, (_, index) => ({
    name: `材料 ${index + 1}`,
    model: `M-${index % 40}`,
    unit: `u${index % 3}`,
    qty: index % 17,
    price: 10 + (index % 9),
  })),
  node,
});
export const ManyColumns = fieldStory(tableDescriptor, {
  value: [{}, {}],
  node: {
    config: {
      label: '检测记录',
      children: Array.from({ length: 20 }, (_, index) => column(`c${index}`, 'inputNumber', `测点 ${index + 1}`)),
    },
  },
});
