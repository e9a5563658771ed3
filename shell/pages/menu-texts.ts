import { defineTexts } from '../../engine/schema/text/text.ts';

/** What administrators are told of their menu. Comes with what speaks it, in every language: seldom, and late. */
export const menuTexts = defineTexts({
  zh: {
    'menu.findings': '菜单中有 {count} 处问题：重复的以第一个为准，页面不存在的打开后显示 404',
    'menu.sameAddress': '“{entry}”与“{first}”的地址相同：{value}',
    'menu.sameCode': '“{entry}”与“{first}”的编码相同：{value}',
    'menu.noPage': '“{entry}”的页面不存在：{value}',
    'menu.moreFindings': '还有 {count} 处',
    'menu.dismiss': '知道了',
  },
  en: {
    'menu.findings':
      'The menu has {count} [problem|problems]. Of duplicates the first is used, and missing pages show 404.',
    'menu.sameAddress': '"{entry}" has the same address as "{first}": {value}',
    'menu.sameCode': '"{entry}" has the same code as "{first}": {value}',
    'menu.noPage': 'Page of "{entry}" not found: {value}',
    'menu.moreFindings': '{count} more',
    'menu.dismiss': 'Dismiss',
  },
  zhtw: {
    'menu.findings': '選單中有 {count} 處問題：重複的以第一個為準，頁面不存在的開啟後顯示 404',
    'menu.sameAddress': '「{entry}」與「{first}」的位址相同：{value}',
    'menu.sameCode': '「{entry}」與「{first}」的代碼相同：{value}',
    'menu.noPage': '「{entry}」的頁面不存在：{value}',
    'menu.moreFindings': '還有 {count} 處',
    'menu.dismiss': '知道了',
  },
});
