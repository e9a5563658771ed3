import { defineTexts } from '../../engine/schema/text/text.ts';

export const figuresTexts = defineTexts({
  zh: {
    'widget.figures': '关键数字',
    'setting.figures.items': '数字',
  },
  en: {
    'widget.figures': 'Figures',
    'setting.figures.items': 'Figures',
  },
  zhtw: {
    'widget.figures': '關鍵數字',
    'setting.figures.items': '數字',
  },
});
