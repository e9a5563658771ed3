import { rowSelectDescriptor } from './row-select-descriptor.ts';

export const popupSelectDescriptor = rowSelectDescriptor({
  key: 'popupSelect',
  icon: 'BlockOutlined',
  rank: 150,
  title: { zh: '弹窗选择', en: 'Row picker', zhtw: '彈窗選擇' },
  looks: ['dialog', 'drawer'],
  widthPx: 800,
});
