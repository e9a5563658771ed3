import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about menus and applications. */
export const menuTexts = defineTexts({
  zh: {
    'menu.none': '没有这个菜单',
    'menu.notDirectory': '上级必须是目录或分类',
    'menu.hasEntries': '其下还有菜单，只能是目录或分类',
    'menu.noPageYet': '这种类型的页面尚未提供',
    'menu.address': '请填写页面地址，如 system/menu',
    'menu.addressTaken': '地址“{address}”已被“{name}”使用',
    'menu.noScreen': '没有地址为“{address}”的页面',
    'menu.link': '请填写以 http:// 或 https:// 开头的地址，可使用占位符',
    'menu.model': '请选择已发布的在线表单',
    'menu.view': '请填写数据视图的编号',
    'menu.ofProgram': '这是系统自带的页面，其编码、类型和地址不能更改，也不能删除；可将其停用',
    'menu.granted': '该菜单已授权给他人，只有超级管理员可以更改其编码、类型或指向',
    'menu.ownPage': '菜单管理必须保留在菜单中，否则无人能再管理菜单',
    'application.first': '第一个应用不能删除',
    'application.none': '没有这个应用，或其中没有您可用的菜单',
  },
  en: {
    'menu.none': 'Menu entry not found',
    'menu.notDirectory': 'The parent must be a folder or group',
    'menu.hasEntries': 'It contains entries, so it must be a folder or group',
    'menu.noPageYet': "Pages of this type aren't available yet",
    'menu.address': 'Enter the address of a page, such as system/menu',
    'menu.addressTaken': 'Address "{address}" is already used by "{name}"',
    'menu.noScreen': 'There\'s no page at "{address}"',
    'menu.link': 'Enter an address starting with http:// or https://. Placeholders are allowed',
    'menu.model': 'Choose a published form',
    'menu.view': 'Enter the ID of the data view',
    'menu.ofProgram':
      "This page is built in: its code, type and address can't be changed and it can't be deleted. You can disable it",
    'menu.granted':
      'This entry has been granted to others. Only a super administrator can change its code, type or target',
    'menu.ownPage': 'The menu page must stay in the menu, or nobody could manage menus any more',
    'application.first': "The first application can't be deleted",
    'application.none': "This application doesn't exist or has no entries for you",
  },
  zhtw: {
    'menu.none': '沒有這個選單',
    'menu.notDirectory': '上級必須是目錄或分類',
    'menu.hasEntries': '其下還有選單，只能是目錄或分類',
    'menu.noPageYet': '這種類型的頁面尚未提供',
    'menu.address': '請填寫頁面位址，如 system/menu',
    'menu.addressTaken': '位址「{address}」已被「{name}」使用',
    'menu.noScreen': '沒有位址為「{address}」的頁面',
    'menu.link': '請填寫以 http:// 或 https:// 開頭的位址，可使用預留位置',
    'menu.model': '請選擇已發佈的線上表單',
    'menu.view': '請填寫資料檢視的編號',
    'menu.ofProgram': '這是系統內建的頁面，其代碼、類型和位址不能更改，也不能刪除；可將其停用',
    'menu.granted': '該選單已授權給他人，只有超級管理員可以更改其代碼、類型或指向',
    'menu.ownPage': '選單管理必須保留在選單中，否則無人能再管理選單',
    'application.first': '第一個應用不能刪除',
    'application.none': '沒有這個應用，或其中沒有您可用的選單',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly menus: typeof menuTexts;
  }
}
