import { defineTexts } from '../../engine/schema/text/text.ts';

export const splitPageTexts = defineTexts({
  zh: {
    'widget.splitPage': '左右分页',
  },
  en: {
    'widget.splitPage': 'Split page',
  },
  zhtw: {
    'widget.splitPage': '左右分頁',
  },
});
