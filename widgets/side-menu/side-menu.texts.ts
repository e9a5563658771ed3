import { defineTexts } from '../../engine/schema/text/text.ts';

export const sideMenuTexts = defineTexts({
  zh: {
    'widget.sideMenu': '侧边菜单',
    'widget.sideMenu.name': '主菜单',
    'widget.sideMenu.empty': '没有可用的菜单',
    'widget.sideMenu.outside': '（新窗口打开）',
    'setting.sideMenu.items': '菜单数据',
    'setting.sideMenu.path': '当前路径',
    'setting.sideMenu.open': '展开',
    'setting.sideMenu.homePath': '展开第一个目录的路径',
    'setting.sideMenu.part': '显示范围',
  },
  en: {
    'widget.sideMenu': 'Side menu',
    'widget.sideMenu.name': 'Main menu',
    'widget.sideMenu.empty': 'No menu entries',
    'widget.sideMenu.outside': ' (new window)',
    'setting.sideMenu.items': 'Menu data',
    'setting.sideMenu.path': 'Current path',
    'setting.sideMenu.open': 'Unfolded',
    'setting.sideMenu.homePath': 'Path with the first folder open',
    'setting.sideMenu.part': 'What of the menu is shown',
  },
  zhtw: {
    'widget.sideMenu': '側邊選單',
    'widget.sideMenu.name': '主選單',
    'widget.sideMenu.empty': '沒有可用的選單',
    'widget.sideMenu.outside': '（新視窗開啟）',
    'setting.sideMenu.items': '選單資料',
    'setting.sideMenu.path': '目前路徑',
    'setting.sideMenu.open': '展開',
    'setting.sideMenu.homePath': '展開第一個目錄的路徑',
    'setting.sideMenu.part': '顯示範圍',
  },
});
