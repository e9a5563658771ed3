import { defineTexts } from '../../engine/schema/text/text.ts';

/** What is said of screens that are not the shipped ones. Comes with what speaks it, in every language: seldom, and late. */
export const screenTexts = defineTexts({
  zh: {
    'screen.unreadable': '线上版本已损坏，读不出来',
    'screen.noOutlet': '缺少始终显示的“页面出口”',
    'screen.noSignIn': '缺少始终显示的账号、密码和登录动作',
    'screen.trouble': '页面“{id}”第 {version} 版不能使用，已用出厂页面代替：{message}',
    'screen.gone': '页面“{id}”第 {version} 版不能使用：{message}',
    'screen.at': '位置 {at}',
    'screen.dismiss': '知道了',
    'screen.design': '页面设计',
    'page.noFlow': '地址里的流程数据不完整或已被改动，请从消息或列表里重新打开',
    'page.lost': '页面文件没有取到，可能是网络中断，或系统刚刚升级',
    'safe.title': '安全模式：这里显示出厂页面，别人看到的不受影响',
    'safe.leave': '退出安全模式',
  },
  en: {
    'screen.unreadable': 'The version that is online is broken and cannot be read',
    'screen.noOutlet': 'It lacks a route outlet that is always there',
    'screen.noSignIn': 'It lacks an account, a password and a sign-in action that are always there',
    'screen.trouble':
      'Version {version} of the page "{id}" cannot be used; the shipped page stands in its place: {message}',
    'screen.gone': 'Version {version} of the page "{id}" cannot be used: {message}',
    'screen.at': 'at {at}',
    'screen.dismiss': 'Dismiss',
    'screen.design': 'Page design',
    'page.noFlow': 'the flow data in the address is broken or was changed; open it again from the message or the list',
    'page.lost': 'its files could not be fetched: the network may be gone, or the system was just updated',
    'safe.title': 'Safe mode: these are the shipped pages; what others see is not affected',
    'safe.leave': 'Leave safe mode',
  },
  zhtw: {
    'screen.unreadable': '線上版本已損壞，讀不出來',
    'screen.noOutlet': '缺少始終顯示的「頁面出口」',
    'screen.noSignIn': '缺少始終顯示的帳號、密碼和登入動作',
    'screen.trouble': '頁面「{id}」第 {version} 版不能使用，已用出廠頁面代替：{message}',
    'screen.gone': '頁面「{id}」第 {version} 版不能使用：{message}',
    'screen.at': '位置 {at}',
    'screen.dismiss': '知道了',
    'screen.design': '頁面設計',
    'page.noFlow': '位址裡的流程資料不完整或已被更動，請從訊息或清單重新開啟',
    'page.lost': '頁面檔案沒有取到，可能是網路中斷，或系統剛剛升級',
    'safe.title': '安全模式：這裡顯示出廠頁面，別人看到的不受影響',
    'safe.leave': '退出安全模式',
  },
});
