import { rowSelectDescriptor } from '../popup-select/row-select-descriptor.ts';

export const popupTableSelectDescriptor = rowSelectDescriptor({
  key: 'popupTableSelect',
  icon: 'TableOutlined',
  rank: 151,
  title: { zh: '下拉表格', en: 'Row drop-down', zhtw: '下拉表格' },
  looks: ['popover'],
  widthPx: 700,
});
