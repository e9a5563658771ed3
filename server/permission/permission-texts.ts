import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about menus and column settings. */
export const permissionTexts = defineTexts({
  zh: {
    'columns.wrong': '列设置不正确',
    'columns.many': '列设置过多',
    'menu.parent': '上级菜单不存在或不是目录',
    'preview.nobody': '没有这个角色或人员',
    'profile.email': '请输入正确的邮箱地址',
    'profile.pictureLarge': '图片不能超过 {megabytes} MB',
    'profile.oldPassword': '原密码不正确',
    'profile.samePassword': '新密码不能与原密码相同',
    'profile.tries': '尝试次数过多，请 {minutes} 分钟后再试',
  },
  en: {
    'columns.wrong': 'The column settings are not correct',
    'columns.many': 'There are too many column settings',
    'menu.parent': 'The menu above does not exist or is no directory',
    'preview.nobody': 'There is no such role or person',
    'profile.email': 'Enter a correct e-mail address',
    'profile.pictureLarge': 'The picture must not be larger than {megabytes} MB',
    'profile.oldPassword': 'The old password is not correct',
    'profile.samePassword': 'The new password must differ from the old one',
    'profile.tries': 'Too many tries; try again in {minutes} minutes',
  },
  zhtw: {
    'columns.wrong': '欄設定不正確',
    'columns.many': '欄設定過多',
    'menu.parent': '上級選單不存在或不是目錄',
    'preview.nobody': '沒有這個角色或人員',
    'profile.email': '請輸入正確的電子郵件地址',
    'profile.pictureLarge': '圖片不能超過 {megabytes} MB',
    'profile.oldPassword': '原密碼不正確',
    'profile.samePassword': '新密碼不能與原密碼相同',
    'profile.tries': '嘗試次數過多，請 {minutes} 分鐘後再試',
  },
});
