import { defineTexts } from '../../engine/schema/text/text.ts';

export const cardTexts = defineTexts({
  zh: {
    'widget.card': '卡片',
    'setting.card.header': '标题',
    'setting.card.shadow': '阴影',
    'setting.card.linkText': '标题旁的链接',
  },
  en: {
    'widget.card': 'Card',
    'setting.card.header': 'Title',
    'setting.card.shadow': 'Shadow',
    'setting.card.linkText': 'Link next to title',
  },
  zhtw: {
    'widget.card': '卡片',
    'setting.card.header': '標題',
    'setting.card.shadow': '陰影',
    'setting.card.linkText': '標題旁的連結',
  },
});
