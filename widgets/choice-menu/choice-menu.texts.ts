import { defineTexts } from '../../engine/schema/text/text.ts';

export const choiceMenuTexts = defineTexts({
  zh: {
    'widget.choiceMenu': '选择菜单',
    'setting.choiceMenu.options': '选项',
    'setting.choiceMenu.value': '当前值',
    'setting.choiceMenu.icon': '图标',
    'setting.choiceMenu.tip': '提示',
    'setting.choiceMenu.showValue': '显示当前值',
  },
  en: {
    'widget.choiceMenu': 'Choice menu',
    'setting.choiceMenu.options': 'Choices',
    'setting.choiceMenu.value': 'Current value',
    'setting.choiceMenu.icon': 'Icon',
    'setting.choiceMenu.tip': 'Tooltip',
    'setting.choiceMenu.showValue': 'Show value',
  },
  zhtw: {
    'widget.choiceMenu': '選擇選單',
    'setting.choiceMenu.options': '選項',
    'setting.choiceMenu.value': '目前值',
    'setting.choiceMenu.icon': '圖示',
    'setting.choiceMenu.tip': '提示',
    'setting.choiceMenu.showValue': '顯示目前值',
  },
});
