import { defineTexts } from '../../engine/schema/text/text.ts';

export const tabsTexts = defineTexts({
  zh: {
    'widget.tabs': '标签页',
    'setting.tabs.type': '样式',
    'setting.tabs.tabPosition': '标签位置',
  },
  en: {
    'widget.tabs': 'Tabs',
    'setting.tabs.type': 'Style',
    'setting.tabs.tabPosition': 'Position',
  },
  zhtw: {
    'widget.tabs': '分頁',
    'setting.tabs.type': '樣式',
    'setting.tabs.tabPosition': '標籤位置',
  },
});
