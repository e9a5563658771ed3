import { defineTexts } from '../../engine/schema/text/text.ts';

/** What stands above the pages while they are shown as another person sees them. Comes with what speaks it: seldom, and late. */
export const seeingTexts = defineTexts({
  zh: {
    'seeing.as': '{who}，您正在以“{name}”的身份查看，只能看，不能改',
    'seeing.left': '剩余 {minutes} 分钟',
    'seeing.lastMinute': '剩余不到 1 分钟',
    'seeing.end': '结束查看',
  },
  en: {
    'seeing.as': "{who}, you're viewing the app as {name}. You can't change anything.",
    'seeing.left': '{minutes} min left',
    'seeing.lastMinute': 'Less than 1 min left',
    'seeing.end': 'Stop viewing',
  },
  zhtw: {
    'seeing.as': '{who}，您正在以「{name}」的身分檢視，只能看，不能改',
    'seeing.left': '剩餘 {minutes} 分鐘',
    'seeing.lastMinute': '剩餘不到 1 分鐘',
    'seeing.end': '結束檢視',
  },
});
