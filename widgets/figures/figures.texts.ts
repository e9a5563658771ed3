import { defineTexts } from '../../engine/schema/text/text.ts';

export const figuresTexts = defineTexts({
  zh: {
    'widget.figures': '关键数字',
    'setting.figures.items': '数字',
    'setting.figures.more': '更多数字',
  },
  en: {
    'widget.figures': 'Figures',
    'setting.figures.items': 'Figures',
    'setting.figures.more': 'More figures',
  },
  zhtw: {
    'widget.figures': '關鍵數字',
    'setting.figures.items': '數字',
    'setting.figures.more': '更多數字',
  },
});
