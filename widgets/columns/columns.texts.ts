import { defineTexts } from '../../engine/schema/text/text.ts';

export const columnsTexts = defineTexts({
  zh: {
    'widget.columns': '分栏',
    'setting.columns.shape': '比例',
  },
  en: {
    'widget.columns': 'Columns',
    'setting.columns.shape': 'Layout',
  },
  zhtw: {
    'widget.columns': '分欄',
    'setting.columns.shape': '比例',
  },
});
