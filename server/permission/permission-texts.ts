import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about menus and column settings. */
export const permissionTexts = defineTexts({
  zh: {
    'columns.wrong': '列设置不正确',
    'columns.many': '列设置过多',
    'menu.parent': '上级菜单不存在或不是目录',
    'preview.nobody': '没有这个角色或人员',
  },
  en: {
    'columns.wrong': 'The column settings are not correct',
    'columns.many': 'There are too many column settings',
    'menu.parent': 'The menu above does not exist or is no directory',
    'preview.nobody': 'There is no such role or person',
  },
  zhtw: {
    'columns.wrong': '欄設定不正確',
    'columns.many': '欄設定過多',
    'menu.parent': '上級選單不存在或不是目錄',
    'preview.nobody': '沒有這個角色或人員',
  },
});
