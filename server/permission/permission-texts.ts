import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about menus and column settings. */
export const permissionTexts = defineTexts({
  zh: {
    'columns.wrong': '列设置不正确',
    'columns.many': '列设置过多',
    'menu.parent': '上级菜单不存在或不是目录',
    'organize.belowDepartment': '公司不能放在部门之下',
    'organize.companiesBelow': '其下还有公司，不能改为部门',
    'preview.nobody': '没有这个角色或人员',
    'role.global': '全局',
    'role.builtIn': '系统自带的角色不能删除',
    'role.ownAccount': '不能取消自己的角色，请由其他管理员操作',
    'role.beyondOwn': '该角色有您没有的权限“{right}”，不能由您授予',
    'role.outside': '{name}不在该角色的所属组织内',
    'profile.email': '请输入正确的邮箱地址',
    'profile.pictureLarge': '图片不能超过 {megabytes} MB',
    'profile.oldPassword': '原密码不正确',
    'profile.samePassword': '新密码不能与原密码相同',
    'profile.tries': '尝试次数过多，请 {minutes} 分钟后再试',
  },
  en: {
    'columns.wrong': 'Invalid column settings',
    'columns.many': 'Too many column settings',
    'menu.parent': "The parent menu doesn't exist or isn't a folder",
    'organize.belowDepartment': "A company can't be below a department",
    'organize.companiesBelow': "There are companies below it, so it can't become a department",
    'preview.nobody': 'Role or person not found',
    'role.global': 'Global',
    'role.builtIn': "Built-in roles can't be deleted",
    'role.ownAccount': "You can't take a role away from yourself. Ask another administrator.",
    'role.beyondOwn': "This role includes “{right}”. You can't grant it because you don't have it yourself.",
    'role.outside': "{name} isn't in the organisations of this role",
    'profile.email': 'Enter a valid email address',
    'profile.pictureLarge': 'Pictures can be up to {megabytes} MB',
    'profile.oldPassword': 'Wrong current password',
    'profile.samePassword': 'Choose a password different from the current one',
    'profile.tries': 'Too many attempts. Try again in {minutes} [minute|minutes].',
  },
  zhtw: {
    'columns.wrong': '欄設定不正確',
    'columns.many': '欄設定過多',
    'menu.parent': '上級選單不存在或不是目錄',
    'organize.belowDepartment': '公司不能放在部門之下',
    'organize.companiesBelow': '其下還有公司，不能改為部門',
    'preview.nobody': '沒有這個角色或人員',
    'role.global': '全域',
    'role.builtIn': '系統自帶的角色不能刪除',
    'role.ownAccount': '不能取消自己的角色，請由其他管理員操作',
    'role.beyondOwn': '該角色有您沒有的權限「{right}」，不能由您授予',
    'role.outside': '{name}不在該角色的所屬組織內',
    'profile.email': '請輸入正確的電子郵件地址',
    'profile.pictureLarge': '圖片不能超過 {megabytes} MB',
    'profile.oldPassword': '原密碼不正確',
    'profile.samePassword': '新密碼不能與原密碼相同',
    'profile.tries': '嘗試次數過多，請 {minutes} 分鐘後再試',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly permission: typeof permissionTexts;
  }
}
