import { defineTexts } from '../../engine/schema/text/text.ts';

export const userMenuTexts = defineTexts({
  zh: {
    'widget.userMenu': '用户菜单',
    'setting.userMenu.user': '用户数据',
    'setting.userMenu.items': '菜单项',
  },
  en: {
    'widget.userMenu': 'User menu',
    'setting.userMenu.user': 'User data',
    'setting.userMenu.items': 'Menu items',
  },
  zhtw: {
    'widget.userMenu': '使用者選單',
    'setting.userMenu.user': '使用者資料',
    'setting.userMenu.items': '選單項',
  },
});
