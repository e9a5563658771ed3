import { defineTexts } from '../../engine/schema/text/text.ts';

export const statePageTexts = defineTexts({
  zh: {
    'widget.statePage': '状态页',
    'setting.statePage.picture': '图画',
    'setting.statePage.title': '标题',
    'setting.statePage.text': '说明',
  },
  en: {
    'widget.statePage': 'Status page',
    'setting.statePage.picture': 'Picture',
    'setting.statePage.title': 'Title',
    'setting.statePage.text': 'Text',
  },
  zhtw: {
    'widget.statePage': '狀態頁',
    'setting.statePage.picture': '圖畫',
    'setting.statePage.title': '標題',
    'setting.statePage.text': '說明',
  },
});
