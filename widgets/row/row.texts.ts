import { defineTexts } from '../../engine/schema/text/text.ts';

export const rowTexts = defineTexts({
  zh: {
    'widget.row': '栅格',
    'setting.row.justify': '水平排列',
    'setting.row.align': '垂直对齐',
  },
  en: {
    'widget.row': 'Row',
    'setting.row.justify': 'Horizontal',
    'setting.row.align': 'Vertical',
  },
  zhtw: {
    'widget.row': '格線',
    'setting.row.justify': '水平排列',
    'setting.row.align': '垂直對齊',
  },
});
