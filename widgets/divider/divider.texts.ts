import { defineTexts } from '../../engine/schema/text/text.ts';

export const dividerTexts = defineTexts({
  zh: {
    'widget.divider': '分割线',
    'setting.divider.content': '文字',
    'setting.divider.contentPosition': '文字位置',
  },
  en: {
    'widget.divider': 'Divider',
    'setting.divider.content': 'Text',
    'setting.divider.contentPosition': 'Position',
  },
  zhtw: {
    'widget.divider': '分割線',
    'setting.divider.content': '文字',
    'setting.divider.contentPosition': '文字位置',
  },
});
