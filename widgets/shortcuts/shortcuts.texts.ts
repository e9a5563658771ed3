import { defineTexts } from '../../engine/schema/text/text.ts';

export const shortcutsTexts = defineTexts({
  zh: {
    'widget.shortcuts': '常用功能',
    'widget.shortcuts.empty': '还没有可用的页面',
    'setting.shortcuts.items': '菜单数据',
    'setting.shortcuts.most': '最多显示',
    'setting.shortcuts.skip': '不显示的路径',
    'setting.shortcuts.chosen': '已选的菜单',
    'setting.shortcuts.visits': '访问次数',
  },
  en: {
    'widget.shortcuts': 'Shortcuts',
    'widget.shortcuts.empty': 'No pages yet',
    'setting.shortcuts.items': 'Menu data',
    'setting.shortcuts.most': 'Max items',
    'setting.shortcuts.skip': 'Excluded path',
    'setting.shortcuts.chosen': 'Chosen entries',
    'setting.shortcuts.visits': 'Visits',
  },
  zhtw: {
    'widget.shortcuts': '常用功能',
    'widget.shortcuts.empty': '還沒有可用的頁面',
    'setting.shortcuts.items': '選單資料',
    'setting.shortcuts.most': '最多顯示',
    'setting.shortcuts.skip': '不顯示的路徑',
    'setting.shortcuts.chosen': '已選的選單',
    'setting.shortcuts.visits': '造訪次數',
  },
});
