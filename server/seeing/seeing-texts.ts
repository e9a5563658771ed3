import { defineTexts } from '../../engine/schema/text/text.ts';

/** What is said of seeing the program as another person. */
export const seeingTexts = defineTexts({
  zh: {
    'seeing.self': '不能以自己的身份查看自己',
    'seeing.nobody': '没有这个用户，或不在您的管理范围内',
    'seeing.off': '该用户已停用',
    'seeing.administrator': '不能以系统管理员的身份查看',
    'seeing.moreReach': '该用户管理的组织或可授权的菜单超出了您的范围',
    'seeing.reason': '请填写原因',
    'seeing.hisRows': '只有系统管理员可以查看该用户的全部数据',
    'seeing.already': '您正在以他人身份查看，请先结束',
    'seeing.readOnly': '正在以“{name}”的身份查看，只能看，不能改',
    'seeing.private': '这是“{name}”的个人内容，查看期间不显示',
    'seeing.over': '以他人身份查看已结束，请刷新页面',
    'seeing.toldTitle': '有人以您的身份查看了系统',
    'seeing.told': '{name} 以您的身份查看了系统，看到了您能看到的数据；期间不能修改任何内容。\n原因：{reason}',
  },
  en: {
    'seeing.self': "You can't view the app as yourself",
    'seeing.nobody': "This user doesn't exist or isn't one of those you manage",
    'seeing.off': 'This user is disabled',
    'seeing.administrator': "You can't view the app as an administrator",
    'seeing.moreReach': 'This user manages organisations, or can hand out menu entries, that you can’t',
    'seeing.reason': 'Enter a reason',
    'seeing.hisRows': 'Only administrators can see all rows of this user',
    'seeing.already': "You're already viewing the app as someone else. Stop that first.",
    'seeing.readOnly': "You're viewing the app as {name}. You can look, but you can't change anything.",
    'seeing.private': "This is private to {name} and isn't shown while you view the app as them",
    'seeing.over': 'You no longer view the app as someone else. Reload the page.',
    'seeing.toldTitle': 'Someone viewed the app as you',
    'seeing.told':
      '{name} viewed the app as you and could see the data you can see. Nothing could be changed.\nReason: {reason}',
  },
  zhtw: {
    'seeing.self': '不能以自己的身分檢視自己',
    'seeing.nobody': '沒有這個使用者，或不在您的管理範圍內',
    'seeing.off': '該使用者已停用',
    'seeing.administrator': '不能以系統管理員的身分檢視',
    'seeing.moreReach': '該使用者管理的組織或可授權的選單超出了您的範圍',
    'seeing.reason': '請填寫原因',
    'seeing.hisRows': '只有系統管理員可以檢視該使用者的全部資料',
    'seeing.already': '您正在以他人身分檢視，請先結束',
    'seeing.readOnly': '正在以「{name}」的身分檢視，只能看，不能改',
    'seeing.private': '這是「{name}」的個人內容，檢視期間不顯示',
    'seeing.over': '以他人身分檢視已結束，請重新整理頁面',
    'seeing.toldTitle': '有人以您的身分檢視了系統',
    'seeing.told': '{name} 以您的身分檢視了系統，看到了您能看到的資料；期間不能修改任何內容。\n原因：{reason}',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly seeing: typeof seeingTexts;
  }
}
