import { defineTexts } from '../../engine/schema/text/text.ts';

export const screenPartTexts = defineTexts({
  zh: {
    'widget.screenPart': '嵌入页面',
    'widget.screenPart.none': '请填写要嵌入的页面编码',
    'widget.screenPart.itself': '页面“{screen}”不能嵌入它自己',
    'setting.screenPart.screen': '页面编码',
  },
  en: {
    'widget.screenPart': 'Page part',
    'widget.screenPart.none': 'Enter the code of the page to show here',
    'widget.screenPart.itself': "Page “{screen}” can't embed itself",
    'setting.screenPart.screen': 'Page code',
  },
  zhtw: {
    'widget.screenPart': '嵌入頁面',
    'widget.screenPart.none': '請填寫要嵌入的頁面代碼',
    'widget.screenPart.itself': '頁面「{screen}」不能嵌入它自己',
    'setting.screenPart.screen': '頁面代碼',
  },
});
