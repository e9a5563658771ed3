import { defineTexts } from '../../engine/schema/text/text.ts';

export const collapseTexts = defineTexts({
  zh: {
    'widget.collapse': '折叠面板',
    'setting.collapse.accordion': '一次只开一个',
    'setting.collapse.ghost': '无边框',
    'setting.collapse.expandIconPosition': '箭头位置',
    'setting.collapse.openAtFirst': '初始展开',
  },
  en: {
    'widget.collapse': 'Collapse',
    'setting.collapse.accordion': 'One open at a time',
    'setting.collapse.ghost': 'Borderless',
    'setting.collapse.expandIconPosition': 'Arrow position',
    'setting.collapse.openAtFirst': 'Initially open',
  },
  zhtw: {
    'widget.collapse': '摺疊面板',
    'setting.collapse.accordion': '一次只開一個',
    'setting.collapse.ghost': '無邊框',
    'setting.collapse.expandIconPosition': '箭頭位置',
    'setting.collapse.openAtFirst': '初始展開',
  },
});
