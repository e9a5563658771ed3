import { defineTexts } from '../../engine/schema/text/text.ts';
import { importTexts } from '../list-import/import.texts.ts';

const own = defineTexts({
  zh: {
    'widget.userImport': '用户导入',
    'userImport.mode': '导入方式',
    'userImport.new': '仅新增',
    'userImport.change': '新增并更新',
    'userImport.newHow': '已有的账号不会导入。',
    'userImport.changeHow': '账号已存在的用户会被更新，空白单元格保持原值。',
    'import.codes': '已为 {count} 个新用户生成一次性密码',
    'import.codes.once': '请现在下载并交给本人，关闭后不再显示。首次登录时须修改密码。',
    'import.codes.save': '下载一次性密码',
    'import.codes.file': '一次性密码',
    'import.codes.account': '账号',
    'import.codes.name': '姓名',
    'import.codes.code': '一次性密码',
  },
  en: {
    'widget.userImport': 'User import',
    'userImport.mode': 'Import mode',
    'userImport.new': 'Add only',
    'userImport.change': 'Add and update',
    'userImport.newHow': 'Accounts that already exist are left out.',
    'userImport.changeHow': 'Users whose account exists are updated. Empty cells keep what there is.',
    'import.codes': 'One-time passwords were created for {count} new [user|users]',
    'import.codes.once':
      "Download them now and hand them over. They won't be shown again. Each has to be changed at the first sign-in.",
    'import.codes.save': 'Download passwords',
    'import.codes.file': 'One-time passwords',
    'import.codes.account': 'Account',
    'import.codes.name': 'Name',
    'import.codes.code': 'One-time password',
  },
  zhtw: {
    'widget.userImport': '使用者匯入',
    'userImport.mode': '匯入方式',
    'userImport.new': '僅新增',
    'userImport.change': '新增並更新',
    'userImport.newHow': '已有的帳號不會匯入。',
    'userImport.changeHow': '帳號已存在的使用者會被更新，空白儲存格保持原值。',
    'import.codes': '已為 {count} 個新使用者產生一次性密碼',
    'import.codes.once': '請現在下載並交給本人，關閉後不再顯示。首次登入時須修改密碼。',
    'import.codes.save': '下載一次性密碼',
    'import.codes.file': '一次性密碼',
    'import.codes.account': '帳號',
    'import.codes.name': '姓名',
    'import.codes.code': '一次性密碼',
  },
});

/** Words of the import of people. */
export const userImportTexts = {
  zh: { ...importTexts.zh, ...own.zh },
  en: { ...importTexts.en, ...own.en },
  zhtw: { ...importTexts.zhtw, ...own.zhtw },
};
