import { defineTexts } from '../../engine/schema/text/text.ts';

export const actionListTexts = defineTexts({
  zh: {
    'widget.actionList': '操作列表',
    'setting.actionList.items': '操作项',
    'setting.actionList.columns': '每行个数',
  },
  en: {
    'widget.actionList': 'Action list',
    'setting.actionList.items': 'Actions',
    'setting.actionList.columns': 'Per row',
  },
  zhtw: {
    'widget.actionList': '操作清單',
    'setting.actionList.items': '操作項',
    'setting.actionList.columns': '每列個數',
  },
});
