import { defineTexts } from '../text/text.ts';

export const applicationTexts = defineTexts({
  zh: {
    ...{ one: '应用', another: '另一个应用', many: '应用', empty: '新建一个应用。', entries: '菜单' },
    ...{ fullName: '名称', enCode: '编码', nameEn: '英文名称', nameZhtw: '繁体名称', icon: '图标' },
    ...{ sortCode: '排序', enabledMark: '状态', description: '说明' },
  },
  en: {
    ...{ one: 'application', another: 'another application', many: 'applications', entries: 'menu entries' },
    ...{ empty: 'Create an application.', fullName: 'Name', enCode: 'Code', nameEn: 'English name' },
    ...{ nameZhtw: 'Traditional Chinese name', icon: 'Icon', sortCode: 'Order', enabledMark: 'Status' },
    description: 'Description',
  },
  zhtw: {
    ...{ one: '應用', another: '另一個應用', many: '應用', empty: '新增一個應用。', entries: '選單' },
    ...{ fullName: '名稱', enCode: '代碼', nameEn: '英文名稱', nameZhtw: '繁體名稱', icon: '圖示' },
    ...{ sortCode: '排序', enabledMark: '狀態', description: '說明' },
  },
});
