import { defineTexts } from '../../engine/schema/text/text.ts';

export const menuBarTexts = defineTexts({
  zh: {
    'widget.menuBar': '菜单栏',
    'widget.menuBar.name': '主菜单',
    'widget.menuBar.more': '更多',
    'setting.menuBar.items': '菜单数据',
    'setting.menuBar.path': '当前路径',
    'setting.menuBar.homePath': '展开第一个目录的路径',
    'setting.menuBar.direction': '方向',
    'setting.menuBar.levels': '层级',
    'setting.menuBar.coming': '显示即将开放的菜单',
  },
  en: {
    'widget.menuBar': 'Menu bar',
    'widget.menuBar.name': 'Main menu',
    'widget.menuBar.more': 'More',
    'setting.menuBar.items': 'Menu data',
    'setting.menuBar.path': 'Current path',
    'setting.menuBar.homePath': 'Path that opens the first folder',
    'setting.menuBar.direction': 'Direction',
    'setting.menuBar.levels': 'Levels',
    'setting.menuBar.coming': 'Show entries coming soon',
  },
  zhtw: {
    'widget.menuBar': '選單列',
    'widget.menuBar.name': '主選單',
    'widget.menuBar.more': '更多',
    'setting.menuBar.items': '選單資料',
    'setting.menuBar.path': '目前路徑',
    'setting.menuBar.homePath': '展開第一個目錄的路徑',
    'setting.menuBar.direction': '方向',
    'setting.menuBar.levels': '層級',
    'setting.menuBar.coming': '顯示即將開放的選單',
  },
});
