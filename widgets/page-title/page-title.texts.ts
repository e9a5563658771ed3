import { defineTexts } from '../../engine/schema/text/text.ts';

export const pageTitleTexts = defineTexts({
  zh: { 'widget.pageTitle': '页面标题', 'setting.pageTitle.title': '标题' },
  en: { 'widget.pageTitle': 'Page title', 'setting.pageTitle.title': 'Title' },
  zhtw: { 'widget.pageTitle': '頁面標題', 'setting.pageTitle.title': '標題' },
});
