import { defineTexts } from '../../engine/schema/text/text.ts';

export const choiceRowTexts = defineTexts({
  zh: {
    'widget.choiceRow': '选择行',
    'setting.choiceRow.options': '选项',
    'setting.choiceRow.value': '当前值',
    'setting.choiceRow.look': '样式',
  },
  en: {
    'widget.choiceRow': 'Choice cards',
    'setting.choiceRow.options': 'Choices',
    'setting.choiceRow.value': 'Current value',
    'setting.choiceRow.look': 'Style',
  },
  zhtw: {
    'widget.choiceRow': '選擇列',
    'setting.choiceRow.options': '選項',
    'setting.choiceRow.value': '目前值',
    'setting.choiceRow.look': '樣式',
  },
});
