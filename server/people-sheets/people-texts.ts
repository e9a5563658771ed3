import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about people in spreadsheets. */
export const peopleTexts = defineTexts({
  zh: {
    'people.file': '用户',
    'people.template': '用户导入模板',
    'people.failures': '未导入的用户',
    'people.exists': '账号 {account} 已存在；要更新已有用户，请选择“新增并更新”',
    'people.stale': '该用户在预览后被他人修改，请重新上传核对',
    'people.preview': '数据与预览不一致，请重新预览后再导入',
    'people.long': '{label}最多 {most} 个字',
    'people.number': '{label}须为 0 到 {most} 的整数',
    'people.manager': '直属主管“{text}”这一行未能导入',
    'people.hint.organize': '从上到下逐级填写，用“/”分隔，例如 生产运行部/运维一班；多个之间用“；”分隔，第一个为主',
    'people.hint.manager': '填写账号，或姓名；同名时填写“姓名/账号”',
    'people.hint.account': '必填，字母和数字；已有的账号在“新增并更新”时被更新',
  },
  en: {
    'people.file': 'Users',
    'people.template': 'User import template',
    'people.failures': 'Users not imported',
    'people.exists': 'Account {account} already exists. To update existing users, choose “Add and update”.',
    'people.stale': 'Someone else changed this user after the preview. Upload the file again.',
    'people.preview': 'The rows differ from the preview. Preview them again before you import.',
    'people.long': '{label} can have at most {most} characters',
    'people.number': '{label} must be a whole number from 0 to {most}',
    'people.manager': "The row of the manager “{text}” couldn't be imported",
    'people.hint.organize':
      'All levels from the top, separated by “/”; several with “;” between them, the main one first',
    'people.hint.manager': 'An account, or a name; “name/account” where two people share it',
    'people.hint.account': 'Required, letters and digits. “Add and update” updates an account that exists.',
  },
  zhtw: {
    'people.file': '使用者',
    'people.template': '使用者匯入範本',
    'people.failures': '未匯入的使用者',
    'people.exists': '帳號 {account} 已存在；要更新已有使用者，請選擇「新增並更新」',
    'people.stale': '該使用者在預覽後被他人修改，請重新上傳核對',
    'people.preview': '資料與預覽不一致，請重新預覽後再匯入',
    'people.long': '{label}最多 {most} 個字',
    'people.number': '{label}須為 0 到 {most} 的整數',
    'people.manager': '直屬主管「{text}」這一列未能匯入',
    'people.hint.organize': '由上到下逐級填寫，以「/」分隔，例如 生產運行部/運維一班；多個之間以「；」分隔，第一個為主',
    'people.hint.manager': '填寫帳號，或姓名；同名時填寫「姓名/帳號」',
    'people.hint.account': '必填，字母和數字；已有的帳號在「新增並更新」時被更新',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly people: typeof peopleTexts;
  }
}
