import { defineTexts } from '../../engine/schema/text/text.ts';

export const pageGuessTexts = defineTexts({
  zh: {
    'widget.pageGuess': '猜测页面',
    'widget.pageGuess.title': '您可能要找',
    'setting.pageGuess.items': '菜单数据',
    'setting.pageGuess.path': '地址',
  },
  en: {
    'widget.pageGuess': 'Page suggestions',
    'widget.pageGuess.title': 'Were you looking for',
    'setting.pageGuess.items': 'Menu data',
    'setting.pageGuess.path': 'Address',
  },
  zhtw: {
    'widget.pageGuess': '猜測頁面',
    'widget.pageGuess.title': '您可能要找',
    'setting.pageGuess.items': '選單資料',
    'setting.pageGuess.path': '位址',
  },
});
