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
    'setting.collapse.accordion': 'One at a time',
    'setting.collapse.ghost': 'Without a frame',
    'setting.collapse.expandIconPosition': 'Arrow',
    'setting.collapse.openAtFirst': 'Open at first',
  },
  zhtw: {
    'widget.collapse': '摺疊面板',
    'setting.collapse.accordion': '一次只開一個',
    'setting.collapse.ghost': '無邊框',
    'setting.collapse.expandIconPosition': '箭頭位置',
    'setting.collapse.openAtFirst': '初始展開',
  },
});
