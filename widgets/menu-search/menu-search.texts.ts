import { defineTexts } from '../../engine/schema/text/text.ts';

export const menuSearchTexts = defineTexts({
  zh: {
    'widget.menuSearch': '页面搜索',
    'widget.menuSearch.placeholder': '搜索页面、功能',
    'widget.menuSearch.none': '没有匹配的页面',
    'widget.menuSearch.found': '{count} 个页面',
    'setting.menuSearch.items': '菜单数据',
    'setting.menuSearch.placeholder': '占位提示',
  },
  en: {
    'widget.menuSearch': 'Page search',
    'widget.menuSearch.placeholder': 'Search pages and functions',
    'widget.menuSearch.none': 'No matching page',
    'widget.menuSearch.found': '{count} pages',
    'setting.menuSearch.items': 'Menu data',
    'setting.menuSearch.placeholder': 'Placeholder',
  },
  zhtw: {
    'widget.menuSearch': '頁面搜尋',
    'widget.menuSearch.placeholder': '搜尋頁面、功能',
    'widget.menuSearch.none': '沒有符合的頁面',
    'widget.menuSearch.found': '{count} 個頁面',
    'setting.menuSearch.items': '選單資料',
    'setting.menuSearch.placeholder': '佔位提示',
  },
});
