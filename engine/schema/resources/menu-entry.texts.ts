import { defineTexts } from '../text/text.ts';

export const menuEntryTexts = defineTexts({
  zh: {
    ...{ one: '菜单', another: '另一个菜单', many: '菜单', empty: '先新建目录，再在其中新建页面或链接。' },
    ...{ fullName: '名称', enCode: '编码', nameEn: '英文名称', nameZhtw: '繁体名称', icon: '图标' },
    ...{ type: '类型', directory: '目录', category: '分类', page: '页面', model: '在线表单', dictionary: '字典' },
    ...{
      report: '报表',
      dataView: '数据视图',
      link: '外链',
      portal: '门户',
      client: '终端',
      web: '网页',
      app: '移动端',
    },
    ...{ systemId: '应用', parentId: '上级菜单', urlAddress: '地址', linkTarget: '打开方式', self: '页内打开' },
    ...{ blank: '新窗口', modelId: '在线表单', viewId: '视图编号', visibleMark: '显示', shown: '显示', hidden: '隐藏' },
    ...{ sortCode: '排序', enabledMark: '状态', description: '说明' },
    ...{ createIn: '新建下级', moveUp: '上移', moveDown: '下移', moveIn: '移入上一目录', moveOut: '移到上一级' },
  },
  en: {
    ...{ one: 'menu entry', another: 'another menu entry', many: 'menu entries' },
    ...{ empty: 'Start with a folder, then add pages or links.', fullName: 'Name', enCode: 'Code' },
    ...{ nameEn: 'English name', nameZhtw: 'Traditional Chinese name', icon: 'Icon', type: 'Type' },
    ...{ directory: 'Folder', category: 'Group', page: 'Page', model: 'Form', dictionary: 'Dictionary' },
    ...{ report: 'Report', dataView: 'Data view', link: 'Link', portal: 'Portal', client: 'Client', web: 'Web' },
    ...{ app: 'App', systemId: 'Application', parentId: 'Parent', urlAddress: 'Address', linkTarget: 'Opens in' },
    ...{ self: 'This page', blank: 'New window', modelId: 'Form', viewId: 'View ID', visibleMark: 'In menu' },
    ...{ shown: 'Shown', hidden: 'Hidden', sortCode: 'Order', enabledMark: 'Status', description: 'Description' },
    createIn: 'New entry inside',
    ...{ moveUp: 'Move up', moveDown: 'Move down', moveIn: 'Move into folder above', moveOut: 'Move out of folder' },
  },
  zhtw: {
    ...{ one: '選單', another: '另一個選單', many: '選單', empty: '先新增目錄，再在其中新增頁面或連結。' },
    ...{ fullName: '名稱', enCode: '代碼', nameEn: '英文名稱', nameZhtw: '繁體名稱', icon: '圖示' },
    ...{ type: '類型', directory: '目錄', category: '分類', page: '頁面', model: '線上表單', dictionary: '字典' },
    ...{ report: '報表', dataView: '資料檢視', link: '外部連結', portal: '入口', client: '終端', web: '網頁' },
    ...{ app: '行動端', systemId: '應用', parentId: '上級選單', urlAddress: '位址', linkTarget: '開啟方式' },
    ...{ self: '頁內開啟', blank: '新視窗', modelId: '線上表單', viewId: '檢視編號', visibleMark: '顯示' },
    ...{ shown: '顯示', hidden: '隱藏', sortCode: '排序', enabledMark: '狀態', description: '說明' },
    ...{ createIn: '新增下級', moveUp: '上移', moveDown: '下移', moveIn: '移入上一目錄', moveOut: '移到上一級' },
  },
});
