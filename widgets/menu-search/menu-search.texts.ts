import { defineTexts } from '../../engine/schema/text/text.ts';

export const menuSearchTexts = defineTexts({
  zh: {
    'widget.menuSearch': '页面搜索',
    'widget.menuSearch.placeholder': '搜索页面、功能',
    'widget.menuSearch.none': '没有匹配的页面',
    'widget.menuSearch.found': '{count} 个页面',
    'widget.menuSearch.more': '共 {count} 个页面，显示前 {shown} 个，请补充关键字',
    'setting.menuSearch.items': '菜单数据',
    'setting.menuSearch.placeholder': '占位提示',
  },
  en: {
    'widget.menuSearch': 'Page search',
    'widget.menuSearch.placeholder': 'Search pages',
    'widget.menuSearch.none': 'No matching pages',
    'widget.menuSearch.found': '{count} [page|pages]',
    'widget.menuSearch.more': 'Showing {shown} of {count} [page|pages]. Keep typing to narrow down.',
    'setting.menuSearch.items': 'Menu data',
    'setting.menuSearch.placeholder': 'Placeholder',
  },
  zhtw: {
    'widget.menuSearch': '頁面搜尋',
    'widget.menuSearch.placeholder': '搜尋頁面、功能',
    'widget.menuSearch.none': '沒有符合的頁面',
    'widget.menuSearch.found': '{count} 個頁面',
    'widget.menuSearch.more': '共 {count} 個頁面，顯示前 {shown} 個，請補充關鍵字',
    'setting.menuSearch.items': '選單資料',
    'setting.menuSearch.placeholder': '提示文字',
  },
});
