import { defineTexts } from '../../engine/schema/text/text.ts';

/** What a version may do, as designers read it before it goes online. */
export const actTexts = defineTexts({
  zh: {
    'act.readRecords': '读取“{names}”的记录',
    'act.createRecords': '在“{names}”中新增记录',
    'act.updateRecords': '修改“{names}”的记录',
    'act.deleteRecords': '删除“{names}”的记录',
    'act.countRecords': '统计各表单的新增记录',
    'act.dictionaries': '读取数据字典',
    'act.numbers': '读取编号规则、生成单据编号',
    'act.interfaces': '读取数据接口',
    'act.areas': '读取行政区划和天气',
    'act.people': '读取组织、岗位和人员名单',
    'act.maps': '读取地图数据',
    'act.changeMaps': '修改地图的轴线和区域',
    'act.signIn': '读取登录设置、提交开通申请',
    'act.builtIn': '使用出厂页面的功能',
    'act.models': '显示并填写“{names}”',
    'act.hosts': '嵌入或打开外部网站：{names}',
    'act.commands': '使用系统命令：{names}',
    'screen.door': '登录、单点登录、锁屏等页面对所有租户相同，只有系统安装的管理员可以修改',
  },
  en: {
    'act.readRecords': 'Read records of {names}',
    'act.createRecords': 'Add records to {names}',
    'act.updateRecords': 'Edit records of {names}',
    'act.deleteRecords': 'Delete records of {names}',
    'act.countRecords': 'Count new records of each form',
    'act.dictionaries': 'Read dictionaries',
    'act.numbers': 'Read numbering rules and take document numbers',
    'act.interfaces': 'Read data interfaces',
    'act.areas': 'Read regions and weather',
    'act.people': 'Read the directory of departments, positions and people',
    'act.maps': 'Read map data',
    'act.changeMaps': 'Edit axes and regions on maps',
    'act.signIn': 'Read sign-in settings and send account requests',
    'act.builtIn': 'Use functions of built-in pages',
    'act.models': 'Show and fill in {names}',
    'act.hosts': 'Embed or open external sites: {names}',
    'act.commands': 'Run commands: {names}',
    'screen.door':
      'Sign-in, single sign-on and lock pages are shared by all tenants. Only an administrator of this installation can change them',
  },
  zhtw: {
    'act.readRecords': '讀取「{names}」的紀錄',
    'act.createRecords': '在「{names}」中新增紀錄',
    'act.updateRecords': '修改「{names}」的紀錄',
    'act.deleteRecords': '刪除「{names}」的紀錄',
    'act.countRecords': '統計各表單的新增紀錄',
    'act.dictionaries': '讀取資料字典',
    'act.numbers': '讀取編號規則、產生單據編號',
    'act.interfaces': '讀取資料介面',
    'act.areas': '讀取行政區和天氣',
    'act.people': '讀取組織、職位和人員名單',
    'act.maps': '讀取地圖資料',
    'act.changeMaps': '修改地圖的軸線和區域',
    'act.signIn': '讀取登入設定、送出開通申請',
    'act.builtIn': '使用內建頁面的功能',
    'act.models': '顯示並填寫「{names}」',
    'act.hosts': '嵌入或開啟外部網站：{names}',
    'act.commands': '使用系統指令：{names}',
    'screen.door': '登入、單一登入、鎖定等頁面對所有租用戶相同，只有系統安裝的管理員可以修改',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly act: typeof actTexts;
  }
}
