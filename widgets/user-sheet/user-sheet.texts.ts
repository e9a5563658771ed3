import { defineTexts } from '../../engine/schema/text/text.ts';

export const userSheetTexts = defineTexts({
  zh: { 'widget.userSheet': '用户面板', 'setting.userSheet.user': '用户数据' },
  en: { 'widget.userSheet': 'User sheet', 'setting.userSheet.user': 'User data' },
  zhtw: { 'widget.userSheet': '使用者面板', 'setting.userSheet.user': '使用者資料' },
});
